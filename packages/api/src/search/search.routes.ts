import { InvalidFields, SearchAnswer, SearchQuery } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { searchAll } from './search.queries.ts'

/** `/api/search`: the whole site by words. Everybody finds what visitors can see, super users too. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/search',
    {
      schema: {
        tags: ['search'],
        summary: 'The first works, events, artists and items with all of the words, and how many there are',
        querystring: SearchQuery,
        response: { 200: SearchAnswer, 422: InvalidFields },
      },
    },
    async ({ query }) => ({ data: await searchAll(app.db, query.q) })
  )
}
