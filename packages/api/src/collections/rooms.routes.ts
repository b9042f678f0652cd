import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { listRooms } from './rooms.queries.ts'

/** `/api/rooms`: who can see which works in private just now. */
export const roomsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/rooms', async ({ query }) => ({ data: await listRooms(app.db, query, app.clock()) }))
}
