import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import { composeMessage } from './compose.ts'
import type { MailTransport } from './transport.ts'

/** How long a mail server is waited for, in milliseconds. */
interface SmtpPatience {
  /** Until it is connected to, and again until it says hello. */
  hello: number
  /** Until a mail is handed over, hello and all: a server that says nothing to one address holds up no other mail. */
  handover: number
  /**
   * For its word on a mail that it has whole. Nobody knows whether it has taken the mail until it says so, and who asks
   * too early sends it twice (RFC 5321, 4.5.3.2.6, would wait ten minutes).
   */
  answer: number
}
const patience: SmtpPatience = { hello: 8_000, handover: 20_000, answer: 120_000 }

/** Sends through an SMTP server. What the URL's query says (`?connectionTimeout=…`) goes before our own numbers. */
export function smtpTransport(
  url: string,
  from: string,
  { hello, handover, answer } = patience
): MailTransport {
  const waiting = { connectionTimeout: hello, greetingTimeout: hello, socketTimeout: answer }
  return {
    async send(mail) {
      const message = await composeMessage(mail, from)
      const giveUp = new AbortController()
      const late = setTimeout(() => giveUp.abort(), handover)
      const transport = createTransport({ ...waiting, url })
      transport.use('stream', (handed, done) => {
        // The last part of the message is read from here when the server is about to have it whole.
        handed.message.processFunc((content) =>
          content.pipe(new PassThrough()).once('end', () => clearTimeout(late))
        )
        done()
      })
      try {
        await transport.sendMail({ ...message, signal: giveUp.signal })
      } catch (error) {
        if (!giveUp.signal.aborted) throw error
        throw new Error('The mail server does not take the mail and does not refuse it', { cause: error })
      } finally {
        clearTimeout(late)
        transport.close()
      }
    },
    close() {},
  }
}

/**
 * Whether an error says that this mail will never be accepted: the server refused the recipient or the message for
 * good (5xx). A refused login or sender, or a full disk, concerns all mails: those are tried again.
 */
export function isFinal(error: unknown): boolean {
  return isOfMail(error) && 'responseCode' in error && Number(error.responseCode) >= 500
}

/** Whether an error is a word of the server on this one mail; else it may be the same with the next. */
export function isOfMail(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error)) return false
  const isSender = 'command' in error && error.command === 'MAIL FROM'
  return (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && !isSender
}
