import { InvalidFields, PanelSearchAnswer, SearchAnswer, SearchQuery } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { searchForgiving } from './forgiving.ts'
import { searchPanel } from './search.queries.ts'

/** `/api/search`: the whole site by words. Everybody finds what visitors can see; with showAll super users find all. */
export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/search',
    {
      schema: {
        tags: ['search'],
        summary:
          'The first works, events, artists and items with all of the words, and how many there are; with showAll what is hidden too (super)',
        querystring: SearchQuery,
        response: { 200: z.union([PanelSearchAnswer, SearchAnswer]), 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
      if (user?.super && query.showAll) return { data: await searchPanel(app.db, query.q, app.clock()) }
      return searchForgiving(app.db, query.q)
    }
  )
}
