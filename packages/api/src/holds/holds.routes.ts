import {
  Done,
  FreedAnswer,
  FreedHolds,
  HoldsAnswer,
  HoldsToFree,
  InvalidFields,
  manyHolds,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { appointmentDetailOf, listByIds } from '../appointments/appointments.queries.ts'
import { officeOf } from '../appointments/office.ts'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { freeHolds, undoFreeing } from './freeing.ts'
import { listOrigins } from './holds.queries.ts'

const tags = ['appointments']
const refusals = { 401: Refusal, 403: Refusal }
const writeRefusals = { ...refusals, 400: Refusal, 415: Refusal, 422: InvalidFields }

/** `/api/appointments/holds`: how the gallery sees and ends it when one visitor holds many places. */
export const holdsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/appointments/holds',
    {
      schema: {
        tags,
        summary: 'Where many places are held from that nobody has confirmed (super)',
        response: { 200: HoldsAnswer, ...refusals },
      },
    },
    async () => {
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
          appointments: rows
            .filter(({ appointment }) => ids.includes(appointment.id))
            .map(appointmentDetailOf),
        })),
      }
    }
  )

  app.post(
    '/api/appointments/holds/free',
    {
      schema: {
        tags,
        summary: 'Free every place that is held from an origin and not confirmed; nobody is mailed (super)',
        body: HoldsToFree,
        response: { 200: FreedAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      const { freed, final_at } = await freeHolds(officeOf(app), request.body.origin, signedIn(request).id)
      return { data: { freed, final_at: final_at.toISOString() } }
    }
  )

  app.post(
    '/api/appointments/holds/undo',
    {
      schema: {
        tags,
        summary: 'Hold again what was freed within the last five minutes, where there is still room (super)',
        body: FreedHolds,
        response: { 200: Done, ...writeRefusals, 409: Refusal },
      },
    },
    async (request) => {
      const { freed } = request.body
      const count = await undoFreeing(officeOf(app), freed, signedIn(request).id)
      return { message: request.say('holds.restored', { count, lost: new Set(freed).size - count }) }
    }
  )
}
