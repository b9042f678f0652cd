import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { answerable } from './answerable.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { lead, note, sentence } from './parts.ts'

/** Tells whoever had an account that it is gone, in case it was not they who deleted it. */
export function accountDeletedMail({ language, options }: AccountMailInput): MailContent {
  const title = say(language, 'mail.accountDeleted.title')
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: 'mail.accountDeleted.lead' })),
      note(sentence(language, { id: 'mail.accountDeleted.notYou', values: answerable(options) })),
    ],
    why: say(language, 'mail.accountDeleted.why'),
  })
}
