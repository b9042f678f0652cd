import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A refusal with its SMTP status: 4xx for now, 5xx for good. */
class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/** A mail as a recipient's program reads it, and to whom the envelope said it goes. */
interface ReceivedMail extends Email {
  recipients: string[]
}

export interface Mailbox {
  /** `smtp://…`, for `SMTP_URL`. */
  url: string
  /** Every mail that was accepted, oldest first. */
  mails: ReceivedMail[]
  /** The statuses with which the next mails are refused, first come first served. */
  refusals: number[]
  close(): Promise<void>
}

/** A real SMTP server on a free port that keeps what it accepts. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const refusals: number[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const status = refusals.shift()
      done(status === undefined ? null : new SmtpRefusal(status, `Not now, or never: <${address}>`))
    },
    onData(stream, session, accepted) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
        accepted()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (!address || typeof address === 'string') throw new Error('The mailbox has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refusals,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
