import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import { bookingLinks } from './bookingLinks.ts'
import { attached, type BookingMailInput } from './bookingMail.ts'
import { calendarParts } from './calendarParts.ts'
import { clock, longDay, timeRange, weekday } from './dates.ts'
import { doorCode } from './doorCode.ts'
import { personName } from './escape.ts'
import { goodToKnow } from './goodToKnow.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { lead, note, sentence } from './parts.ts'

/** Tells whoever confirmed that the place is theirs, with the calendar file and the way to cancel. */
export function bookingConfirmedMail(input: BookingMailInput): MailContent {
  const { language, options, slot } = input
  const name = personName(input.appointment.first_name)
  const seeYou = (day: string) => say(language, 'mail.visit.title', { weekday: day })
  return layOut({
    language,
    options,
    subject: `${seeYou(longDay(slot.start, input))}, ${clock(slot.start, input)}`,
    preheader: `${longDay(slot.start, input)}, ${timeRange(slot.start, slot.end, input)}`,
    title: seeYou(weekday(slot.start, input)),
    parts: [
      lead(sentence(language, { id: 'mail.confirmed.lead', values: { name } })),
      bookingBlock(input),
      doorCode(input),
      ...calendarParts(input),
      goodToKnow(input),
      note(sentence(language, { id: 'mail.visit.cancel', links: bookingLinks(input) })),
    ],
    why: say(language, 'mail.confirmed.why'),
    attachments: attached(input),
  })
}
