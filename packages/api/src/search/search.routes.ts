import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { searchPanel } from './search.queries.ts'
import { searchForgiving } from './searchForgiving.ts'

/** `/api/search`: the whole site by words. Everybody finds what visitors can see; with showAll super users find all. */
export const searchRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/search', async ({ query, user }) => {
    if (user?.super && query.showAll) return { data: await searchPanel(app.db, query.q, app.clock()) }
    return searchForgiving(app.db, query.q)
  })
}
