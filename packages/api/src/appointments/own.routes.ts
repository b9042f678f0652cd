import { Done, Id, Refusal, SlotTaken } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { signedIn } from '../auth/guards.ts'
import { notFound } from '../errors.ts'
import { limitRate } from '../rateLimits.ts'
import { findBooking, isOwn } from './appointments.queries.ts'
import { bookingLimits } from './limits.ts'
import { officeOf } from './office.ts'
import { resendMail } from './resending.ts'
import { sendCalendar } from './sendCalendar.ts'

const tags = ['appointments']
const byId = z.object({ id: Id })
const refusals = { 401: Refusal, 403: Refusal, 404: Refusal }

/** What one does with one's own reservation without its mail at hand. Register it where somebody is signed in. */
export const ownRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/appointments/:id/resend',
    {
      schema: {
        tags,
        summary: "Mail one's own reservation again: how to confirm it, or that it is confirmed",
        params: byId,
        response: { 200: Done, ...refusals, 409: SlotTaken, 429: Refusal },
      },
    },
    async (request) => {
      const { id } = request.params
      const user = signedIn(request)
      const row = await findBooking(app.db, { id })
      if (!row || !isOwn(row, user)) throw notFound()
      const office = officeOf(app)
      await limitRate(app.db, `resend:${id}`, bookingLimits.resend, office.now)
      await limitRate(app.db, `booking:email:${row.appointment.email}`, bookingLimits.email, office.now)
      await resendMail(office, id, user)
      app.nudgeMail()
      return { message: request.say('booking.resent') }
    }
  )

  app.get(
    '/api/appointments/:id/calendar.ics',
    {
      schema: {
        tags,
        summary: "The calendar file of one's own confirmed reservation",
        params: byId,
        response: { 200: z.string(), ...refusals },
      },
    },
    async (request, reply) => {
      const row = await findBooking(app.db, { id: request.params.id })
      if (!row || !isOwn(row, signedIn(request))) throw notFound()
      return sendCalendar(reply, row)
    }
  )
}
