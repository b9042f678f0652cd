import { say } from '../say.ts'
import { translated } from '../translated.ts'
import type { BookingMailInput } from './bookingMail.ts'
import { facts, type Part } from './parts.ts'

/** What whoever comes is glad to know: the way there, what to bring and how long it lasts. */
export function goodToKnow({ language, options, slot }: BookingMailInput): Part {
  const minutes = Math.round((slot.end.getTime() - slot.start.getTime()) / 60_000)
  const rows = [
    [say(language, 'mail.visit.directions'), translated(options, 'directions', language)],
    [say(language, 'mail.visit.access'), translated(options, 'access', language)],
    [say(language, 'mail.visit.bring'), translated(options, 'bring', language)],
    [
      say(language, 'mail.visit.length'),
      say(language, 'mail.visit.lengthValue', { minutes, limit: slot.limit }),
    ],
  ] as const
  return facts(rows.filter(([, value]) => value !== ''))
}
