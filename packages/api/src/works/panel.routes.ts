import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { listTime } from './filter.ts'
import { countWorks, findPanelNeighbours, findWorkAccess, listWorkIds } from './panel.queries.ts'

/** What the panel asks of its list of works beside the rows, by the list's filters, and of works on tiles. */
export const workPanelReads: FastifyPluginAsync = async (app) => {
  const time = () => listTime(app.clock(), app.env.GALLERY_TZ)

  route(app, 'GET /api/works/ids', async ({ query }) => listWorkIds(app.db, { ...query, time: time() }))

  route(app, 'GET /api/works/counts', async ({ query }) => ({
    data: await countWorks(app.db, { ...query, time: time() }),
  }))

  route(app, 'GET /api/works/access', async ({ query }) => ({
    data: await findWorkAccess(app.db, query.ids),
  }))

  route(app, 'GET /api/works/:work/neighbours', async ({ params, query }) => ({
    data: await findPanelNeighbours(app.db, params.work, { ...query, time: time() }),
  }))
}
