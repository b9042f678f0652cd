import { say } from '../say.ts'
import { translated } from '../translated.ts'
import { bookingBlock } from './bookingBlock.ts'
import { attached, type BookingMailInput } from './bookingMail.ts'
import { calendarParts } from './calendarParts.ts'
import { clock, longDay, timeRange, weekday } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { facts, lead, note, sentence } from './parts.ts'

/** Tells whoever confirmed that the place is theirs, with the calendar file and the way to cancel. */
export function bookingConfirmedMail(input: BookingMailInput): MailContent {
  const { language, options, publicUrl, token, slot } = input
  const name = personName(input.appointment.first_name)
  const seeYou = (day: string) => say(language, 'mail.confirmed.title', { weekday: day })
  const cancel = `${publicUrl}/${language}/appointments/cancel/${token}`
  return layOut({
    language,
    options,
    subject: `${seeYou(longDay(slot.start, input))}, ${clock(slot.start, input)}`,
    preheader: `${longDay(slot.start, input)}, ${timeRange(slot.start, slot.end, input)}`,
    title: seeYou(weekday(slot.start, input)),
    parts: [
      lead(sentence(language, { id: 'mail.confirmed.lead', values: { name } })),
      bookingBlock(input),
      ...calendarParts(input),
      facts(goodToKnow(input)),
      note(sentence(language, { id: 'mail.confirmed.note', links: { cancel } })),
    ],
    why: say(language, 'mail.confirmed.why'),
    attachments: attached(input),
  })
}

function goodToKnow({ language, options, slot }: BookingMailInput): [name: string, value: string][] {
  const directions = translated(options, 'directions', language)
  const minutes = Math.round((slot.end.getTime() - slot.start.getTime()) / 60_000)
  const length = say(language, 'mail.confirmed.lengthValue', { minutes, limit: slot.limit })
  const rows: [string, string][] = [[say(language, 'mail.confirmed.length'), length]]
  return directions === '' ? rows : [[say(language, 'mail.confirmed.directions'), directions], ...rows]
}
