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

/**
 * Tells whoever has a place that other people come than before: how many, or under which name, and who changed that.
 * Confirmed, it brings the calendar file; else (`holdUntil`) the button to confirm.
 */
export function bookingChangedMail(input: BookingMailInput & { by: 'visitor' | 'gallery' }): MailContent {
  const { language, options, slot, appointment, by } = input
  const name = personName(appointment.first_name)
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const people = say(language, 'people', { people: appointment.people })
  const title = say(language, 'mail.changed.title')
  return layOut({
    language,
    options,
    subject: `${title}: ${people}, ${when}`,
    preheader: `${people}, ${when}`,
    title,
    parts: [
      lead(sentence(language, { id: `mail.changed.${by}`, values: { name } })),
      bookingBlock(input),
      doorCode(input),
      ...bookingActions(input),
      note(sentence(language, { id: 'mail.changed.note', links: bookingLinks(input) })),
    ],
    why: say(language, 'mail.moved.why'),
    attachments: attached(input),
  })
}
