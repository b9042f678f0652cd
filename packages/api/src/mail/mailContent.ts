/** A file that travels with a mail; `content` is text as it is (calendar files are). */
export interface MailAttachment {
  filename: string
  /** A media type with its parameters, such as `text/calendar; charset=utf-8; method=PUBLISH`. */
  contentType: string
  content: string
}

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
