import type { MailAttachment } from '../tables/mails.table.ts'

/** A mail as its reader gets it, in one language. The text says everything that the HTML says. */
export interface MailContent {
  subject: string
  /** A whole document; every value in it is escaped. */
  html: string
  text: string
  attachments?: MailAttachment[]
  /** Who reads an answer to it: the gallery's own address. */
  replyTo?: string
}
