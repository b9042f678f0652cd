import { dayRange, today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { writingOf } from '../writing.ts'
import { listAgenda } from './agenda.queries.ts'
import { createSeason } from './planning.ts'
import { removeSlots, undoRemoval } from './removing.ts'

/** What the panel does with many slots at once: its calendar, opening a season, taking one away. */
export const seasonRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/places/agenda', async ({ query }) => {
    const { now, zone } = officeOf(app)
    const window = dayRange(query.from ?? today(now, zone), zone, query.days)
    return { data: await listAgenda(app.db, { now, zone }, { ...window, event: query.event }) }
  })

  route(app, 'POST /api/places/many', async (request, reply) => {
    const data = await createSeason(app.db, request.body, { ...writingOf(request), zone: app.env.GALLERY_TZ })
    return reply.code(201).send({ data })
  })

  route(app, 'POST /api/places/remove', async (request) => {
    const data = await removeSlots(officeOf(app), request.body, signedIn(request).id)
    return { data }
  })

  route(app, 'POST /api/places/removals/:id/undo', async (request) => {
    const count = await undoRemoval(officeOf(app), request.params.id, signedIn(request).id)
    return { message: request.say('removal.taken', { count }) }
  })
}
