import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import { bookingLinks } from './bookingLinks.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { clock, longDay, soon } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, sentence } from './parts.ts'

/**
 * Asks whoever booked to confirm. The links open pages and change nothing; their buttons do. Without `holdUntil` the
 * mail does not say how long the place is kept; when that is over, it says that none is kept.
 */
export function bookingConfirmMail(input: BookingMailInput): MailContent {
  const { language, options, publicUrl, slot, holdUntil } = input
  const links = bookingLinks(input)
  const name = personName(input.appointment.first_name)
  const title = say(language, 'mail.confirm.title')
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const kept = sentence(language, {
    id: !isHeld(input)
      ? 'mail.confirm.leadUnheld'
      : holdUntil
        ? 'mail.confirm.lead'
        : 'mail.confirm.leadOpen',
    values: { name, until: holdUntil ? soon('until', holdUntil, input) : '' },
  })
  const wrongDay = sentence(language, {
    id: isHeld(input) ? 'mail.confirm.note' : 'mail.confirm.noteUnheld',
    links: { ...links, home: `${publicUrl}/${language}` },
  })
  return layOut({
    language,
    options,
    subject: `${title}: ${when}`,
    preheader: when,
    title,
    parts: [
      lead(kept),
      bookingBlock(input),
      button(say(language, 'mail.confirm.action'), links.confirm),
      note(wrongDay),
      copyLink(say(language, 'mail.copyLink'), links.confirm),
    ],
    why: say(language, 'mail.confirm.why'),
  })
}

/** Whoever books by the link alone has no place until they follow it. */
function isHeld({ holdUntil, now }: BookingMailInput): boolean {
  return holdUntil === undefined || holdUntil > now
}
