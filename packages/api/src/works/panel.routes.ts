import {
  Id,
  InvalidFields,
  NeighboursAnswer,
  Refusal,
  WorkCountsAnswer,
  WorkIdsAnswer,
  WorksFilter,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { countWorks, findPanelNeighbours, listWorkIds } from './panel.queries.ts'

const tags = ['works']
const refusals = { 401: Refusal, 403: Refusal, 422: InvalidFields }

/** What the panel asks of its list of works beside the rows; all take the list's filters. */
export const workPanelReads: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/works/ids',
    {
      schema: {
        tags,
        summary:
          'The ids of all works of the panel’s list, in its order, as many as a bulk action takes (super)',
        querystring: WorksFilter,
        response: { 200: WorkIdsAnswer, ...refusals },
      },
    },
    async ({ query }) => listWorkIds(app.db, query)
  )

  app.get(
    '/api/works/counts',
    {
      schema: {
        tags,
        summary: 'How many works the panel’s filters leave, in all and by each of its quick filters (super)',
        querystring: WorksFilter,
        response: { 200: WorkCountsAnswer, ...refusals },
      },
    },
    async ({ query }) => ({ data: await countWorks(app.db, query) })
  )

  app.get(
    '/api/works/:work/neighbours',
    {
      schema: {
        tags,
        summary: 'The works before and after one in the panel’s list, and its place there (super)',
        params: z.object({ work: Id }),
        querystring: WorksFilter,
        response: { 200: NeighboursAnswer, ...refusals, 404: Refusal },
      },
    },
    async ({ params, query }) => ({ data: await findPanelNeighbours(app.db, params.work, query) })
  )
}
