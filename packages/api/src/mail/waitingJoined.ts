import { say } from '../say.ts'
import { bookingBlock } from './bookingBlock.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { clock, longDay } from './dates.ts'
import { personName } from './escape.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, lead, note, sentence } from './parts.ts'

/** Tells whoever waits for a place what they wait for, what comes next, and where they see and leave the line. */
export function waitingJoinedMail(input: BookingMailInput & { anyTime: boolean }): MailContent {
  const { language, options, publicUrl, slot, token, anyTime } = input
  const title = say(language, 'mail.waiting.title')
  const when = `${longDay(slot.start, input)}, ${clock(slot.start, input)}`
  const name = personName(input.appointment.first_name)
  const values = { name, hours: options.offerHours }
  return layOut({
    language,
    options,
    subject: `${title}: ${when}`,
    preheader: when,
    title,
    parts: [
      lead(sentence(language, { id: `mail.waiting.${anyTime ? 'anyTime' : 'lead'}`, values })),
      bookingBlock(input),
      button(say(language, 'mail.waiting.action'), `${publicUrl}/${language}/appointments/waiting/${token}`),
      note(sentence(language, { id: 'mail.waiting.note' })),
    ],
    why: say(language, 'mail.waiting.why'),
  })
}
