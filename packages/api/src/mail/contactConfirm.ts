import { type AskedByLinkInput, askedByLink } from './askedByLink.ts'
import type { MailContent } from './mailContent.ts'

/**
 * Asks whether a message was really written by the owner of its address; by the link it reaches the gallery. Nothing in
 * it comes from the message: anybody can type any address.
 */
export function contactConfirmMail(input: AskedByLinkInput): MailContent {
  return askedByLink(input, { kind: 'contactConfirm', page: 'contact', why: 'mail.contactThanks.why' })
}
