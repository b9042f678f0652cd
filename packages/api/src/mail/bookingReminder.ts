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

/**
 * Reminds whoever confirmed of the visit that is tomorrow, with all they need to come and the way to cancel. It names the
 * day and never says "tomorrow": a mail may be read, or leave, after midnight.
 */
export function bookingReminderMail(input: BookingMailInput): MailContent {
  const { language, options, slot } = input
  const name = personName(input.appointment.first_name)
  const day = longDay(slot.start, input)
  return layOut({
    language,
    options,
    subject: say(language, 'mail.reminder.subject', { day, time: clock(slot.start, input) }),
    preheader: `${day}, ${timeRange(slot.start, slot.end, input)}`,
    title: say(language, 'mail.visit.title', { weekday: weekday(slot.start, input) }),
    parts: [
      lead(sentence(language, { id: 'mail.reminder.lead', values: { name } })),
      bookingBlock(input),
      doorCode(input),
      goodToKnow(input),
      note(sentence(language, { id: 'mail.visit.cancel', links: bookingLinks(input) })),
      ...calendarParts(input),
    ],
    why: say(language, 'mail.reminder.why'),
    attachments: attached(input),
  })
}
