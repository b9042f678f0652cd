import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { listTime } from './filter.ts'
import { countWorks, findPanelNeighbours, listWorkIds } from './panel.queries.ts'

/** What the panel asks of its list of works beside the rows; all take the list's filters. */
export const workPanelReads: FastifyPluginAsync = async (app) => {
  const time = () => listTime(app.clock(), app.env.GALLERY_TZ)

  route(app, 'GET /api/works/ids', async ({ query }) => listWorkIds(app.db, { ...query, time: time() }))

  route(app, 'GET /api/works/counts', async ({ query }) => ({
    data: await countWorks(app.db, { ...query, time: time() }),
  }))

  route(app, 'GET /api/works/:work/neighbours', async ({ params, query }) => ({
    data: await findPanelNeighbours(app.db, params.work, { ...query, time: time() }),
  }))
}
