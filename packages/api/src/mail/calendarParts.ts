import { calendarLinks, visitLocation } from '@gallery/contract'
import { say } from '../say.ts'
import { visitTitle } from '../visitTitle.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { button, note, type Part, sentence } from './parts.ts'

/** The ways of a confirmed visit into a calendar: the file, and the calendars on the web. */
export function calendarParts(input: BookingMailInput): Part[] {
  const { language, options, publicUrl, token, event, slot } = input
  const links = calendarLinks({
    title: visitTitle(input, language),
    location: visitLocation(event.place, options),
    start: slot.start.toISOString(),
    end: slot.end.toISOString(),
  })
  const file = `${publicUrl}/api/appointments/link/${token}/calendar.ics`
  return [
    button(say(language, 'mail.calendar.file'), file, 'secondary'),
    note(sentence(language, { id: 'mail.calendar.web', links })),
  ]
}
