import { manyHolds } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { listOrigins } from '../holds/holds.queries.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { appointmentDetailOf } from './answers.ts'
import { freeHolds, undoFreeing } from './freeing.ts'
import { listByIds } from './list.queries.ts'

/** `/api/appointments/holds`: how the gallery sees and ends it when one visitor holds many places. */
export const holdsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/appointments/holds', async () => {
    const origins = await listOrigins(app.db, app.clock(), manyHolds)
    const rows = await listByIds(
      app.db,
      origins.flatMap(({ ids }) => ids)
    )
    return {
      data: origins.map(({ ids, first_at, last_at, origin }) => ({
        origin,
        first_at: first_at.toISOString(),
        last_at: last_at.toISOString(),
        appointments: rows.filter(({ appointment }) => ids.includes(appointment.id)).map(appointmentDetailOf),
      })),
    }
  })

  route(app, 'POST /api/appointments/holds/free', async (request) => {
    const { freed, final_at } = await freeHolds(officeOf(app), request.body.origin, signedIn(request).id)
    return { data: { freed, final_at: final_at.toISOString() } }
  })

  route(app, 'POST /api/appointments/holds/undo', async (request) => {
    const { freed } = request.body
    const { back, lost } = await undoFreeing(officeOf(app), freed, signedIn(request).id)
    return { message: request.say('holds.restored', { count: back, lost }) }
  })
}
