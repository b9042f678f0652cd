import type { Language, Options } from '@gallery/contract'
import { say } from '../say.ts'
import { soon } from './dates.ts'
import { deviceFacts } from './deviceFacts.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, code, copyLink, facts, lead, note, sentence } from './parts.ts'

/** What the sign-in mail is made of. */
export interface SignInMailInput {
  language: Language
  options: Options
  timeZone: string
  /** Where the site is, without a slash at the end. */
  publicUrl: string
  token: string
  /** Six digits. */
  code: string
  expiresAt: Date
  /** The User-Agent header of whoever asked. */
  userAgent: string
  now: Date
}

/** The link and the code that let one person in, once. */
export function signInMail(input: SignInMailInput): MailContent {
  const { language, options, publicUrl, token, expiresAt, now } = input
  const link = `${publicUrl}/${language}/auth/${token}`
  const digits = `${input.code.slice(0, 3)} ${input.code.slice(3)}`
  const title = say(language, 'mail.signIn.title', { gallery: options.name })
  const minutes = Math.round((expiresAt.getTime() - now.getTime()) / 60_000)
  return layOut({
    language,
    options,
    subject: title,
    preheader: say(language, 'mail.signIn.preheader', { code: digits }),
    title,
    parts: [
      lead(sentence(language, { id: 'mail.signIn.lead' })),
      button(say(language, 'mail.signIn.action'), link),
      code(say(language, 'mail.signIn.or'), digits),
      note(
        sentence(language, {
          id: 'mail.signIn.expiry',
          values: { when: soon('when', expiresAt, input), minutes },
        })
      ),
      facts(deviceFacts(input)),
      note(sentence(language, { id: 'mail.signIn.notYou' })),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, 'mail.signIn.why'),
  })
}
