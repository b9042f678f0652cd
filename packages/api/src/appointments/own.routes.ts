import { AppointmentAnswer, Done, Id, Refusal, SlotTaken } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { signedIn } from '../auth/guards.ts'
import { notFound } from '../errors.ts'
import { askerOf } from '../holds/asker.ts'
import { findBooking, isOwn, ownAppointmentOf } from './appointments.queries.ts'
import { confirmBooking } from './confirming.ts'
import { officeOf } from './office.ts'
import { limitResending, resendMail } from './resending.ts'
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
      await limitResending(office, row)
      const asker = await askerOf(app.db, { ip: request.ip, email: row.appointment.email, user })
      await resendMail(office, id, user, asker)
      app.nudgeMail()
      return { message: request.say('booking.resent') }
    }
  )

  app.post(
    '/api/appointments/:id/confirm',
    {
      schema: {
        tags,
        summary: "Confirm a reservation that was made with one's own address; twice is harmless",
        params: byId,
        response: { 200: AppointmentAnswer, ...refusals, 409: SlotTaken },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const office = officeOf(app)
      const row = await confirmBooking(office, request.params, user)
      app.nudgeMail()
      return { data: ownAppointmentOf(row, user, office.now) }
    }
  )

  app.get(
    '/api/appointments/:id/calendar.ics',
    {
      schema: {
        tags,
        summary:
          "The calendar file of one's own reservation that is confirmed, or was before it was cancelled",
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
