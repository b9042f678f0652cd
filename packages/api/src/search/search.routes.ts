import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { withReserved } from '../workHolds/reserved.queries.ts'
import { searchPanel } from './search.queries.ts'
import { searchForgiving } from './searchForgiving.ts'

/** `/api/search`: the whole site by words. Everybody finds what visitors can see; with showAll super users find all. */
export const searchRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/search', async ({ query, user }) => {
    if (user?.super && query.showAll) return { data: await searchPanel(app.db, query.q, app.clock()) }
    const answer = await searchForgiving(app.db, query.q)
    const { works } = answer.data
    const data = await withReserved(app.db, works.data, app.clock())
    return { ...answer, data: { ...answer.data, works: { ...works, data } } }
  })
}
