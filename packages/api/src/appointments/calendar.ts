import { Email, type Language } from '@gallery/contract'
import { createEvent, type DateTime, type EventAttributes } from 'ics'
import { translated } from '../translated.ts'
import type { BookingRow } from './appointments.queries.ts'

/** What a calendar file says beside the booking itself. */
export type CalendarContext = {
  language: Language
  /** The gallery's name, mail and street address, from the site options. */
  gallery: { name: string; mail: string; address: string }
  /** Where the site is, without a slash at the end. */
  publicUrl: string
  now: Date
}

/**
 * A confirmed booking as an iCalendar file (RFC 5545). Times are in UTC, so every calendar shows them right without a
 * zone table. The UID stays the same for one booking: importing a newer file replaces the older entry. The file holds
 * no secret link, because calendars are shared.
 */
export function calendarFile({ appointment, slot, event }: BookingRow, context: CalendarContext): string {
  const { language, gallery, publicUrl, now } = context
  const title = translated(event, 'title', language)
  const label = translated(slot, 'label', language)
  const attributes: EventAttributes & { timestamp: number } = {
    uid: `booking-${appointment.id}@${new URL(publicUrl).hostname}`,
    sequence: Math.floor(appointment.updated_at.getTime() / 1000) - sequenceEpoch,
    timestamp: now.getTime(),
    productId: `-//${gallery.name}//${language.toUpperCase()}`,
    method: 'PUBLISH',
    start: utcMinute(slot.start),
    startInputType: 'utc',
    end: utcMinute(slot.end),
    endInputType: 'utc',
    title: label === '' ? title : `${title}: ${label}`,
    location: [event.place, gallery.name, gallery.address].filter((part) => part !== '').join(', '),
    url: `${publicUrl}/${language}/${event.kind === 'other' ? 'events' : 'exhibitions'}/${event.id}`,
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    // The library refuses the whole file for an address that is none.
    ...(Email.safeParse(gallery.mail).success && {
      organizer: { name: gallery.name, email: gallery.mail },
    }),
  }
  const { error, value } = createEvent(attributes)
  if (error || value === null) throw error ?? new Error('The calendar file came out empty.')
  return value
}

/** 2020-01-01: SEQUENCE grows with every change and has to fit 31 bits. */
const sequenceEpoch = 1_577_836_800

function utcMinute(instant: Date): DateTime {
  return [
    instant.getUTCFullYear(),
    instant.getUTCMonth() + 1,
    instant.getUTCDate(),
    instant.getUTCHours(),
    instant.getUTCMinutes(),
  ]
}
