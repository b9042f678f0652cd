import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { answerable } from './answerable.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, lead, note, sentence } from './parts.ts'

/** Tells the address of an account that another one was asked for (`asked`) or took its place (`done`). */
export function emailChangingMail(
  input: AccountMailInput & { stage: 'asked' | 'done'; email: string }
): MailContent {
  const { language, options, publicUrl, stage, email } = input
  const title = say(language, `mail.emailChanging.${stage}.title`)
  const action = button(say(language, 'mail.emailChanging.action'), `${publicUrl}/${language}/user`)
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: `mail.emailChanging.${stage}.lead`, values: { email } })),
      ...(stage === 'asked' ? [action] : []),
      note(sentence(language, { id: `mail.emailChanging.${stage}.notYou`, values: answerable(options) })),
    ],
    why: say(language, 'mail.emailChanging.why'),
  })
}
