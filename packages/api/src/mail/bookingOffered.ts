import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import { bookingLinks } from './bookingLinks.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { clock, longDay, soon } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, sentence } from './parts.ts'

/** Offers whoever waited a place that was freed: until when it is kept (`holdUntil`), and the ways to take it and to let it pass. */
export function bookingOfferedMail(input: BookingMailInput): MailContent {
  const { language, options, slot, now, holdUntil = now, appointment } = input
  const links = bookingLinks(input)
  const title = say(language, 'mail.offered.title', { people: appointment.people })
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const until = soon('until', holdUntil, input)
  const name = personName(appointment.first_name)
  return layOut({
    language,
    options,
    subject: `${title}: ${when}`,
    preheader: say(language, 'mail.offered.kept', { until }),
    title,
    parts: [
      lead(sentence(language, { id: 'mail.offered.lead', values: { name, until } })),
      bookingBlock(input),
      button(say(language, 'mail.offered.action'), links.confirm),
      note(sentence(language, { id: 'mail.offered.note', links })),
      copyLink(say(language, 'mail.copyLink'), links.confirm),
    ],
    why: say(language, 'mail.offered.why'),
  })
}
