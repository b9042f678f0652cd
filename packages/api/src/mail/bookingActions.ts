import { say } from '../say.ts'
import { bookingLinks } from './bookingLinks.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { calendarParts } from './calendarParts.ts'
import { soon } from './dates.ts'
import { button, note, type Part } from './parts.ts'

/**
 * What whoever has a place is to do next, under a booking that changed: confirmed, the calendars; else (`holdUntil`) until
 * when it is kept, and the button to confirm.
 */
export function bookingActions(input: BookingMailInput): Part[] {
  const { language, holdUntil } = input
  if (holdUntil === undefined) return calendarParts(input)
  const kept = say(language, 'mail.moved.kept', { until: soon('until', holdUntil, input) })
  return [
    note({ html: kept, text: kept }),
    button(say(language, 'mail.confirm.action'), bookingLinks(input).confirm),
  ]
}
