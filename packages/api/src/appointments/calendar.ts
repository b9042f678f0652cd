import { type CalendarHouse, calendarFile } from '../calendarFile.ts'
import { translated } from '../translated.ts'
import type { BookingRow } from './appointments.queries.ts'

/** A confirmed booking as an iCalendar file. It holds no secret link, because calendars are shared. */
export function bookingCalendar(
  { appointment, slot, event }: BookingRow,
  { now, ...house }: CalendarHouse & { now: Date }
): string {
  const title = translated(event, 'title', house.language)
  const label = translated(slot, 'label', house.language)
  const entry = {
    id: `booking-${appointment.id}`,
    title: label === '' ? title : `${title}: ${label}`,
    event,
    changedAt: appointment.updated_at,
    writtenAt: now,
    span: slot,
  }
  return calendarFile([entry], house)
}
