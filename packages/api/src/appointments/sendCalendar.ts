import type { FastifyReply } from 'fastify'
import { notFound } from '../errors.ts'
import { ownType } from '../http/ownType.ts'
import { officeOf } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import type { BookingRow } from './appointments.queries.ts'
import { bookingCalendar } from './calendar.ts'

/**
 * Answers with the calendar file of a booking, in the booking's language; once it is cancelled with the one that takes it
 * out of the calendars that it is in.
 * @throws Refused 404 for none, and for one that was never confirmed: it is in no calendar
 */
export async function sendCalendar(reply: FastifyReply, row: BookingRow | undefined): Promise<FastifyReply> {
  if (!row?.appointment.confirmed_at) throw notFound()
  const { db, now, publicUrl } = officeOf(reply.server)
  const { language } = row.appointment
  const gallery = await readOptions(db)
  return reply
    .type(ownType(reply))
    .header('content-disposition', 'attachment; filename="calendar.ics"')
    .send(bookingCalendar(row, { language, gallery, publicUrl, now }))
}
