import { today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { countPanel } from './panel.queries.ts'

/** What the panel's frame shows beside its screens. */
export const panelRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/panel', async () => ({
    data: await countPanel(app.db, app.clock(), today(app.clock(), app.env.GALLERY_TZ)),
  }))
}
