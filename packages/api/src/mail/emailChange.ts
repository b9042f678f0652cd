import { type AskedByLinkInput, askedByLink } from './askedByLink.ts'
import type { MailContent } from './mailContent.ts'

/** Asks the owner of a new address whether an account may move to it. The link opens a page; its button does it. */
export function emailChangeMail(input: AskedByLinkInput): MailContent {
  return askedByLink(input, { kind: 'emailChange', page: 'auth/email', why: 'mail.emailChange.why' })
}
