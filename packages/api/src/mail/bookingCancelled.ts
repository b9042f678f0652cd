import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import { attached, type BookingMailInput } from './bookingMail.ts'
import { clock, longDay } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, lead, quote, sentence } from './parts.ts'

/** Whose doing it was that a booking is no more, and why, if the gallery says so. */
export type Cancellation = { by?: 'visitor' | 'gallery'; reason?: string }

/**
 * Tells whoever had a booking that it is no more, with the file that takes it out of their calendar.
 *
 * @param input `again` is the address of the event's other times, where visitors are offered any
 */
export function bookingCancelledMail(
  input: BookingMailInput & Cancellation & { again?: string }
): MailContent {
  const { language, options, publicUrl, slot, by = 'visitor', reason = '', again } = input
  const bookable = again !== undefined
  const title = say(language, `mail.cancelled.${by}.title`)
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const name = personName(input.appointment.first_name)
  return layOut({
    language,
    options,
    subject: `${title}: ${when}`,
    preheader: when,
    title,
    parts: [
      lead(
        sentence(language, { id: `mail.cancelled.${by}.lead`, values: { name, bookable: String(bookable) } })
      ),
      ...(reason === '' ? [] : [quote(reason)]),
      bookingBlock(input, 'cancelled'),
      button(
        say(language, `mail.cancelled.${bookable ? 'action' : 'home'}`),
        again ?? `${publicUrl}/${language}`
      ),
    ],
    why: say(language, 'mail.cancelled.why'),
    attachments: attached(input),
  })
}
