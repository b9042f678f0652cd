import { InvalidFields, Refusal, RoomsAnswer, RoomsQuery } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSuper } from '../auth/guards.ts'
import { listRooms } from './rooms.queries.ts'

/** `/api/rooms`: who can see which works in private just now. */
export const roomsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/rooms',
    {
      schema: {
        tags: ['collections'],
        summary: 'The open rooms in which works of a collection, or these works, hang (super)',
        querystring: RoomsQuery,
        response: { 200: RoomsAnswer, 401: Refusal, 403: Refusal, 422: InvalidFields },
      },
    },
    async ({ query }) => ({ data: await listRooms(app.db, query, app.clock()) })
  )
}
