import { PanelAnswer, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSuper } from '../auth/guards.ts'
import { countPanel } from './panel.queries.ts'

/** What the panel's frame shows beside its screens. */
export const panelRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/panel',
    {
      onRequest: requireSuper,
      schema: {
        tags: ['panel'],
        summary: 'What waits for somebody at the screens of the panel (super)',
        response: { 200: PanelAnswer, 401: Refusal, 403: Refusal },
      },
    },
    async () => ({ data: await countPanel(app.db, app.clock()) })
  )
}
