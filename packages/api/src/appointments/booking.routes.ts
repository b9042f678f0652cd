import { Booking, BookingAnswer, InvalidFields, Refusal, SlotTaken } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { say } from '../say.ts'
import { appointmentOf } from './appointments.queries.ts'
import { book } from './booking.ts'
import { bookingLimits } from './limits.ts'
import { officeOf } from './office.ts'

/** `POST /api/appointments`: the booking form (spec §2, §7). */
export const bookingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/appointments',
    {
      schema: {
        tags: ['appointments'],
        summary: 'Book a place, held until it is confirmed by the mailed link',
        body: Booking,
        response: {
          201: BookingAnswer,
          400: Refusal,
          403: Refusal,
          404: Refusal,
          409: SlotTaken,
          413: Refusal,
          415: Refusal,
          422: InvalidFields,
          429: Refusal,
        },
      },
    },
    async ({ body, ip, user, language }, reply) => {
      const office = officeOf(app)
      await limitRate(app.db, `booking:ip:${visitorOf(ip)}`, bookingLimits.ip, office.now)
      await limitRate(app.db, `booking:email:${body.email}`, bookingLimits.email, office.now)
      const booking = await book(office, body, { user, language })
      app.nudgeMail()
      const message = say(booking.appointment.language, 'booking.mailed')
      return reply.code(201).send({ data: appointmentOf(booking), message })
    }
  )
}
