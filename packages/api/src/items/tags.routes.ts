import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { findTags } from './tags.queries.ts'

/** `GET /api/tags`, what the panel's picker offers. */
export const tagsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/tags', async ({ query }) => ({ data: await findTags(app.db, query.query) }))
}
