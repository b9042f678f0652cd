import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import { attached, type BookingMailInput } from './bookingMail.ts'
import { calendarParts } from './calendarParts.ts'
import { clock, longDay, soon } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, lead, note, sentence } from './parts.ts'

/**
 * Tells whoever has a place that other people come than before: how many, or under which name, and who changed that.
 * Confirmed, it brings the calendar file; else (`holdUntil`) the button to confirm.
 */
export function bookingChangedMail(input: BookingMailInput & { by: 'visitor' | 'gallery' }): MailContent {
  const { language, options, publicUrl, token, slot, holdUntil, appointment, by } = input
  const name = personName(appointment.first_name)
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const people = say(language, 'mail.changed.people', { people: appointment.people })
  const title = say(language, 'mail.changed.title')
  const party = `${publicUrl}/${language}/appointments/party/${token}`
  const cancel = `${publicUrl}/${language}/appointments/cancel/${token}`
  const kept = holdUntil && say(language, 'mail.moved.kept', { until: soon('until', holdUntil, input) })
  const confirm = `${publicUrl}/${language}/appointments/confirm/${token}`
  const actions = holdUntil ? [button(say(language, 'mail.confirm.action'), confirm)] : calendarParts(input)
  return layOut({
    language,
    options,
    subject: `${title}: ${people}, ${when}`,
    preheader: `${people}, ${when}`,
    title,
    parts: [
      lead(sentence(language, { id: `mail.changed.${by}`, values: { name } })),
      bookingBlock(input),
      ...(kept ? [note({ html: kept, text: kept })] : []),
      ...actions,
      note(sentence(language, { id: 'mail.changed.note', links: { party, cancel } })),
    ],
    why: say(language, 'mail.moved.why'),
    attachments: attached(input),
  })
}
