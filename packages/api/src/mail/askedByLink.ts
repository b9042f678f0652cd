import { say } from '../say.ts'
import type { AccountMailInput } from './accountMail.ts'
import { soon } from './dates.ts'
import { layOut } from './layout.ts'
import type { MailContent } from './mailContent.ts'
import { button, copyLink, lead, note, sentence } from './parts.ts'

/** What a mail is made of that asks its reader for one thing, to be done on the page of a link. */
export type AskedByLinkInput = AccountMailInput & { token: string; expiresAt: Date }

interface Asked {
  /** The mail's texts: `mail.{kind}.title`, `lead`, `action`, `expiry` and `notYou`. */
  kind: 'contactConfirm' | 'emailChange'
  /** The link's address before its token, beneath the language: `auth/email`. */
  page: string
  /** Why one got it, at the mail's foot. */
  why: 'mail.contactThanks.why' | 'mail.emailChange.why'
}

/** A mail that asks for one thing: what for, the button, until when, what to do if it was somebody else. */
export function askedByLink(input: AskedByLinkInput, { kind, page, why }: Asked): MailContent {
  const { language, options, publicUrl, token, expiresAt } = input
  const link = `${publicUrl}/${language}/${page}/${token}`
  const title = say(language, `mail.${kind}.title`)
  const when = soon('when', expiresAt, input)
  return layOut({
    language,
    options,
    subject: title,
    preheader: options.name,
    title,
    parts: [
      lead(sentence(language, { id: `mail.${kind}.lead` })),
      button(say(language, `mail.${kind}.action`), link),
      note(sentence(language, { id: `mail.${kind}.expiry`, values: { when } })),
      note(sentence(language, { id: `mail.${kind}.notYou` })),
      copyLink(say(language, 'mail.copyLink'), link),
    ],
    why: say(language, why),
  })
}
