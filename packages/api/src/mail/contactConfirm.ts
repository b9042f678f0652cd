import type { Language, Options } from '@gallery/contract'
import { say } from '../say.ts'
import { soon } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, sentence } from './parts.ts'

/** What the mail is made of that asks whether a message was really written by the owner of its address. */
export interface ContactConfirmMailInput {
  language: Language
  options: Options
  timeZone: string
  /** Where the site is, without a slash at the end. */
  publicUrl: string
  token: string
  expiresAt: Date
  now: Date
}

/** The link by which a message reaches the gallery. Nothing in it comes from the message: anybody can type any address. */
export function contactConfirmMail(input: ContactConfirmMailInput): MailContent {
  const { language, options, publicUrl, token, expiresAt } = input
  const link = `${publicUrl}/${language}/contact/${token}`
  const title = say(language, 'mail.contactConfirm.title')
  const when = soon('when', expiresAt, input)
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: 'mail.contactConfirm.lead' })),
      button(say(language, 'mail.contactConfirm.action'), link),
      note(sentence(language, { id: 'mail.contactConfirm.expiry', values: { when } })),
      note(sentence(language, { id: 'mail.contactConfirm.notYou' })),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, 'mail.contactThanks.why'),
  })
}
