import type { Language } from '@gallery/contract'
import { say } from '../say.ts'
import { clock, dayOfMonth } from './dates.ts'
import { deviceOf } from './device.ts'

/** With what browser and when something was asked for, as the facts of a mail. */
export function deviceFacts(input: {
  language: Language
  timeZone: string
  userAgent: string
  now: Date
}): [name: string, value: string][] {
  const { language, now } = input
  const device = deviceOf(input.userAgent)
  const asked: [name: string, value: string][] = [
    [say(language, 'mail.signIn.askedAt'), `${dayOfMonth(now, input)}, ${clock(now, input)}`],
  ]
  if (device)
    asked.unshift([say(language, 'mail.signIn.askedWith'), say(language, 'mail.signIn.device', device)])
  return asked
}
