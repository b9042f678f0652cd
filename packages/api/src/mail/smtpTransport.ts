import { createTransport } from 'nodemailer'
import { composeMessage } from './compose.ts'
import type { MailTransport } from './transport.ts'

/** Milliseconds of silence after which a server counts as gone; together less than the worker's lease of a mail. */
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 12_000 }

/** Sends through an SMTP server. What the URL's query says (`?connectionTimeout=…`) goes before our own numbers. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ ...patience, url })
  return {
    async send(mail) {
      await transport.sendMail(await composeMessage(mail, from))
    },
    close() {
      transport.close()
    },
  }
}

/**
 * Whether an error says that this mail will never be accepted: the server refused the recipient or the message for
 * good (5xx). A refused login or a full disk concerns the server, not the mail: those are tried again.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const { code, responseCode } = error
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false
  return typeof responseCode === 'number' && responseCode >= 500
}
