import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as a recipient's program reads it. */
export interface ReceivedMail {
  to: string
  /** What its sender knows it by, `Message-ID`. */
  id: string
  subject: string
  html: string
  text: string
  attachments: Email['attachments']
}

export interface Mailbox {
  /** `smtp://…`, for the server's `SMTP_URL`. */
  url: string
  /** Every mail that arrived, oldest first. */
  mails: ReceivedMail[]
  /** Addresses that it says nobody has. */
  unknown: Set<string>
  /** The newest mail to an address whose subject matches, as soon as it is there; with `after`, none of the first so many. */
  newest(to: string, subject: RegExp, after?: number): Promise<ReceivedMail>
  close(): Promise<void>
}

/**
 * How long a mail is waited for, in milliseconds. A sender that was cut off keeps the mail in hand for thirty seconds
 * (`sendDueMails.ts`): only then another takes it.
 */
const patience = 60_000

/** A real SMTP server on a free port that keeps what it receives. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const unknown = new Set<string>()
  const arrivals = new Set<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(unknown.has(address) ? new Error(`Nobody is called ${address} here`) : null)
    },
    onData(stream, session, accepted) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        for (const { address } of session.envelope.rcptTo) {
          const { messageId: id = '', subject = '', html = '', text = '', attachments } = mail
          mails.push({ to: address, id, subject, html, text, attachments })
        }
        accepted()
        for (const arrived of arrivals) arrived()
      })
    },
  })
  // Who hands over a mail may be killed meanwhile.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  function find(to: string, subject: RegExp, after: number): ReceivedMail | undefined {
    return mails.slice(after).findLast((mail) => mail.to === to && subject.test(mail.subject))
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    unknown,
    newest(to, subject, after = 0) {
      return new Promise((resolve, reject) => {
        const limit = setTimeout(() => {
          arrivals.delete(look)
          const seen = mails.map((mail) => `${mail.to}: ${mail.subject}`).join('\n')
          reject(new Error(`No mail to ${to} matching ${subject}. Arrived so far:\n${seen}`))
        }, patience)
        function look(): void {
          const mail = find(to, subject, after)
          if (!mail) return
          clearTimeout(limit)
          arrivals.delete(look)
          resolve(mail)
        }
        arrivals.add(look)
        look()
      })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The first address in a mail's plain text that matches, as a person would copy it. */
export function linkIn(mail: ReceivedMail, pattern: RegExp): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => pattern.test(url))
  if (!link) throw new Error(`No link matching ${pattern} in:\n${mail.text}`)
  return link
}
