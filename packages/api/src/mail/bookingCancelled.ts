import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { clock, longDay } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, lead, sentence } from './parts.ts'

/** Tells whoever had a booking that it is no more; `by` is whose doing it was. */
export function bookingCancelledMail(input: BookingMailInput & { by?: 'visitor' | 'gallery' }): MailContent {
  const { language, options, publicUrl, slot, by = 'visitor' } = input
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
      lead(sentence(language, { id: `mail.cancelled.${by}.lead`, values: { name } })),
      bookingBlock(input, 'cancelled'),
      button(say(language, 'mail.cancelled.action'), `${publicUrl}/${language}`),
    ],
    why: say(language, 'mail.cancelled.why'),
  })
}
