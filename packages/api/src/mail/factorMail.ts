import { say, type Values } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { clock, dayOfMonth } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, facts, lead, note, sentence } from './parts.ts'

/** What became of the ways in which somebody says who they are beside the mailbox. */
export type FactorNews =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'appAdded'
  | 'appRemoved'
  | 'codesMade'
  | 'codeUsed'
  | 'reset'

/** Tells whoever has an account what became of its passkeys, its app or its codes, in case it was not they. */
export function factorMail(
  input: AccountMailInput & {
    news: FactorNews
    /** Which passkey; or how many codes are left. */
    values: Readonly<Record<string, string | number>>
  }
): MailContent {
  const { language, options, publicUrl, news, values, now } = input
  const filled: Values = { gallery: options.name, ...values }
  const title = say(language, `mail.factors.${news}.title`, filled)
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: `mail.factors.${news}.lead`, values: filled })),
      facts([[say(language, 'mail.factors.when'), `${dayOfMonth(now, input)}, ${clock(now, input)}`]]),
      button(say(language, 'mail.factors.action'), `${publicUrl}/${language}/user`),
      note(sentence(language, { id: 'mail.factors.notYou' })),
    ],
    why: say(language, 'mail.factors.why'),
  })
}
