import { InvalidFields, Refusal, TagsAnswer, TagsQuery } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSuper } from '../auth/guards.ts'
import { findTags } from './tags.queries.ts'

/** `GET /api/tags`, what the panel's picker offers. */
export const tagsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/tags',
    {
      onRequest: requireSuper,
      schema: {
        tags: ['items'],
        summary: 'Tags whose words hold the query, at most fifty (super)',
        querystring: TagsQuery,
        response: { 200: TagsAnswer, 401: Refusal, 403: Refusal, 422: InvalidFields },
      },
    },
    async ({ query }) => ({ data: await findTags(app.db, query.query) })
  )
}
