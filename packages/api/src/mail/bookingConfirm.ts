import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { clock, longDay, soon } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, sentence } from './parts.ts'

/**
 * Asks whoever booked to confirm (spec §4). The links open pages and change nothing; their buttons do.
 * Without `holdUntil` the mail does not say how long the place is kept.
 */
export function bookingConfirmMail(input: BookingMailInput): MailContent {
  const { language, options, publicUrl, token, slot, holdUntil } = input
  const confirm = `${publicUrl}/${language}/appointments/confirm/${token}`
  const cancel = `${publicUrl}/${language}/appointments/cancel/${token}`
  const name = personName(input.appointment.first_name)
  const title = say(language, 'mail.confirm.title')
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const kept = holdUntil
    ? sentence(language, {
        id: 'mail.confirm.lead',
        values: { name, until: soon('until', holdUntil, input) },
      })
    : sentence(language, { id: 'mail.confirm.leadOpen', values: { name } })
  const wrongDay = sentence(language, {
    id: 'mail.confirm.note',
    links: { cancel, home: `${publicUrl}/${language}` },
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
      button(say(language, 'mail.confirm.action'), confirm),
      note(wrongDay),
      copyLink(say(language, 'mail.copyLink'), confirm),
    ],
    why: say(language, 'mail.confirm.why'),
  })
}
