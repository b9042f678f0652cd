import { say } from '../say.ts'
import { bookingActions } from './bookingActions.ts'
import { bookingBlock } from './bookingBlock.ts'
import { bookingLinks } from './bookingLinks.ts'
import { attached, type BookingMailInput } from './bookingMail.ts'
import { clock, longDay } from './dates.ts'
import { doorCode } from './doorCode.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { lead, note, sentence } from './parts.ts'

/** When the visit was to be until now, and whether whoever booked chose the new time. */
export type Move = { before: { start: Date; by?: 'visitor' } }

/**
 * Tells whoever has a place that its time is another one. Confirmed, it brings the calendar file; else (`holdUntil`) the
 * button to confirm.
 */
export function bookingMovedMail(input: BookingMailInput & Move): MailContent {
  const { language, options, slot, before } = input
  const name = personName(input.appointment.first_name)
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const was = `${longDay(before.start, input)}, ${clock(before.start, input)}`
  const title = say(language, 'mail.moved.title')
  return layOut({
    language,
    options,
    subject: `${title}: ${when}`,
    preheader: when,
    title,
    parts: [
      lead(
        sentence(language, {
          id: `mail.moved.${before.by === 'visitor' ? 'chosen' : 'lead'}`,
          values: { name, was },
        })
      ),
      bookingBlock(input),
      doorCode(input),
      ...bookingActions(input),
      note(sentence(language, { id: 'mail.moved.note', links: bookingLinks(input) })),
    ],
    why: say(language, 'mail.moved.why'),
    attachments: attached(input),
  })
}
