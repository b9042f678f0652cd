import {
  AppointmentDetailAnswer,
  BookingByHand,
  Id,
  InvalidFields,
  Refusal,
  SlotTaken,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { appointmentDetailOf } from './appointments.queries.ts'
import { bookByHand } from './byHand.ts'
import { officeOf } from './office.ts'
import { restoreBooking } from './restoring.ts'

const tags = ['appointments']
const refusals = { 401: Refusal, 403: Refusal, 404: Refusal, 409: SlotTaken, 422: InvalidFields }

/** What only the gallery does with reservations: writing one down, and taking a cancellation back. */
export const officeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/appointments/byHand',
    {
      schema: {
        tags,
        summary:
          'Write down who calls or stands at the door, confirmed at once; the slot must have room (super)',
        body: BookingByHand,
        response: { 201: AppointmentDetailAnswer, ...refusals, 400: Refusal, 415: Refusal },
      },
    },
    async (request, reply) => {
      const by = { id: signedIn(request).id, language: request.language }
      const booking = await bookByHand(officeOf(app), request.body, by)
      app.nudgeMail()
      return reply.code(201).send({ data: appointmentDetailOf(booking) })
    }
  )

  app.post(
    '/api/appointments/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take back a cancellation, and its mail if that has not left, while there is room (super)',
        params: z.object({ id: Id }),
        response: { 200: AppointmentDetailAnswer, ...refusals },
      },
    },
    async (request) => {
      const booking = await restoreBooking(officeOf(app), request.params.id, signedIn(request).id)
      app.nudgeMail()
      return { data: appointmentDetailOf(booking) }
    }
  )
}
