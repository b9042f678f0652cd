import { type CalendarHouse, calendarFile } from '../calendarFile.ts'
import type { MailAttachment } from '../tables/mails.table.ts'
import { visitTitle } from '../visitTitle.ts'
import type { BookingRow } from './appointments.queries.ts'

/**
 * A booking that was confirmed as an iCalendar file: to be put into a calendar, or once it is cancelled to be taken out
 * of it. It holds no secret link, because calendars are shared.
 */
export function bookingCalendar(row: BookingRow, { now, ...house }: CalendarHouse & { now: Date }): string {
  const { appointment, slot, event } = row
  const entry = {
    id: `booking-${appointment.id}`,
    title: visitTitle(row, house.language),
    event,
    changedAt: appointment.updated_at,
    sequence: appointment.sequence,
    writtenAt: now,
    span: slot,
    cancelled: appointment.cancelled_at !== null,
  }
  return calendarFile([entry], house, { method: methodOf(appointment) })
}

/** The calendar file of a booking as its mails carry it. */
export function calendarAttachment(row: BookingRow, house: CalendarHouse & { now: Date }): MailAttachment {
  return {
    filename: 'calendar.ics',
    contentType: `text/calendar; charset=utf-8; method=${methodOf(row.appointment)}`,
    content: bookingCalendar(row, house),
  }
}

function methodOf({ cancelled_at }: BookingRow['appointment']): 'PUBLISH' | 'CANCEL' {
  return cancelled_at === null ? 'PUBLISH' : 'CANCEL'
}
