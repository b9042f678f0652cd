import { LinkedAppointmentAnswer, Refusal, SlotTaken } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../errors.ts'
import { findBooking, linkedAppointmentOf } from './appointments.queries.ts'
import { cancelBooking } from './cancelling.ts'
import { confirmBooking } from './confirming.ts'
import { officeOf } from './office.ts'
import { sendCalendar } from './sendCalendar.ts'

const tags = ['appointments']
/** Any text: a link that a mail program cut short leads nowhere (404), it is not a field that somebody filled in wrong. */
const byToken = z.object({ token: z.string().max(500) })

/**
 * `/api/appointments/link/{token}`: what the pages behind the mailed links call. The token is the permission; no
 * account is needed. A GET changes nothing, because mail scanners open every link.
 */
export const linkRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/appointments/link/:token',
    {
      schema: {
        tags,
        summary: 'The booking of a mailed link',
        params: byToken,
        response: { 200: LinkedAppointmentAnswer, 404: Refusal },
      },
    },
    async ({ params }) => {
      const row = await findBooking(app.db, { token: params.token })
      if (!row) throw notFound()
      return { data: linkedAppointmentOf(row, app.clock()) }
    }
  )

  app.post(
    '/api/appointments/link/:token/confirm',
    {
      schema: {
        tags,
        summary: 'Confirm the booking of a mailed link; twice is harmless',
        params: byToken,
        response: {
          200: LinkedAppointmentAnswer,
          403: Refusal,
          404: Refusal,
          409: SlotTaken,
        },
      },
    },
    async ({ params }) => {
      const office = officeOf(app)
      const row = await confirmBooking(office, { token: params.token }, 'link')
      app.nudgeMail()
      return { data: linkedAppointmentOf(row, office.now) }
    }
  )

  app.post(
    '/api/appointments/link/:token/cancel',
    {
      schema: {
        tags,
        summary: 'Cancel the booking of a mailed link; twice is harmless',
        params: byToken,
        response: {
          200: LinkedAppointmentAnswer,
          403: Refusal,
          404: Refusal,
          409: SlotTaken,
        },
      },
    },
    async ({ params }) => {
      const office = officeOf(app)
      const row = await cancelBooking(office, { token: params.token }, 'link')
      app.nudgeMail()
      return { data: linkedAppointmentOf(row, office.now) }
    }
  )

  app.get(
    '/api/appointments/link/:token/calendar.ics',
    {
      schema: {
        tags,
        summary: 'The calendar file of a booking that is confirmed, or was before it was cancelled',
        params: byToken,
        response: { 200: z.string(), 404: Refusal },
      },
    },
    async ({ params }, reply) => sendCalendar(reply, await findBooking(app.db, { token: params.token }))
  )
}
