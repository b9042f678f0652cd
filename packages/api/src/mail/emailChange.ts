import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { soon } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, sentence } from './parts.ts'

/** Asks the owner of a new address whether an account may move to it. The link opens a page; its button does it. */
export function emailChangeMail(input: AccountMailInput & { token: string; expiresAt: Date }): MailContent {
  const { language, options, publicUrl, token, expiresAt } = input
  const link = `${publicUrl}/${language}/auth/email/${token}`
  const title = say(language, 'mail.emailChange.title')
  const when = soon('when', expiresAt, input)
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: 'mail.emailChange.lead' })),
      button(say(language, 'mail.emailChange.action'), link),
      note(sentence(language, { id: 'mail.emailChange.expiry', values: { when } })),
      note(sentence(language, { id: 'mail.emailChange.notYou' })),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, 'mail.emailChange.why'),
  })
}
