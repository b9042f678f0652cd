import type { Language, Options } from '@gallery/contract'
import { say } from '../say.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { lead, sentence } from './parts.ts'

/** Tells whoever wrote to the gallery that the message came in. Nothing in it comes from the message. */
export function contactThanksMail({
  language,
  options,
}: {
  language: Language
  options: Options
}): MailContent {
  const title = say(language, 'mail.contactThanks.title')
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [lead(sentence(language, { id: 'mail.contactThanks.lead' }))],
    why: say(language, 'mail.contactThanks.why'),
  })
}
