import { PassThrough } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
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

/** As many connections as a mail server lets one sender have, if nothing is known of it. */
const usual = 5

/**
 * Sends through an SMTP server, several mails at once and one after the other over each connection. What the URL's query
 * says (`?maxConnections=2`, `?connectionTimeout=…`) goes before our own numbers.
 */
export function smtpTransport(url: string, from: string, waits = patience): MailTransport {
  const atOnce = Number(new URL(url).searchParams.get('maxConnections')) || usual
  let open: OpenPool | undefined
  return {
    atOnce,
    async send(mail) {
      const message = await composeMessage(mail, from)
      open ??= openPool({ url, maxConnections: atOnce }, waits)
      await open.send(message)
    },
    close() {
      open?.close()
      open = undefined
    },
  }
}

interface OpenPool {
  send(message: SendMailOptions): Promise<void>
  /** Lets the mails in hand go out first. */
  close(): void
}

function openPool(
  server: { url: string; maxConnections: number },
  { hello, handover, answer }: SmtpPatience
): OpenPool {
  const waiting = { connectionTimeout: hello, greetingTimeout: hello, socketTimeout: answer }
  // Whoever was hung up on tells it: the outbox knows when to try again.
  const pool = createTransport({ ...waiting, ...server, pool: true, maxRequeues: 0 })
  const late = new WeakMap<AbortSignal, NodeJS.Timeout>()
  pool.use('stream', ({ data, message }, done) => {
    // The last part of the message is read from here when the server is about to have it whole.
    message.processFunc((content) =>
      content.pipe(new PassThrough()).once('end', () => data.signal && clearTimeout(late.get(data.signal)))
    )
    done()
  })
  return {
    async send(message) {
      const giveUp = new AbortController()
      const timer = setTimeout(() => giveUp.abort(), handover)
      late.set(giveUp.signal, timer)
      try {
        await pool.sendMail({ ...message, signal: giveUp.signal })
      } catch (error) {
        if (!giveUp.signal.aborted) throw error
        throw new Error('The mail server does not take the mail and does not refuse it', { cause: error })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => pool.close(),
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
