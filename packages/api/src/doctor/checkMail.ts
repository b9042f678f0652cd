import { createTransport } from 'nodemailer'
import { type Env, isLocal } from '../env/env.ts'
import { wordsWithCause } from '../plainWords.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('mail')

const patience = 10_000

/** What to do where the mail server takes no mails. */
export function adviceOnMail(error: unknown): string {
  return /certificate/i.test(wordsWithCause(error))
    ? 'It is the mail server’s certificate that is not believed: name in SMTP_URL the host that it is for, have it renewed where it is over, and believe an authority of your own with NODE_EXTRA_CA_CERTS.'
    : 'Look at SMTP_URL: host, port, smtp or smtps, user and password. The mail server’s log says more.'
}

/**
 * Whether the mail server lets us in; with somebody to write to, whether it takes a mail.
 *
 * @param send sends a mail, where one is wanted
 */
export async function checkMail(env: Env, send?: { to: string; now(): Promise<void> }): Promise<Finding> {
  if (env.SMTP_URL === undefined) {
    return isLocal(env)
      ? ok('There is no mail server: mails are kept as files, which /dev/outbox shows')
      : warn('There is no mail server: mails are kept as files', 'Set SMTP_URL, or nobody gets a mail.')
  }
  const { host } = new URL(env.SMTP_URL)
  const waiting = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({ ...waiting, url: env.SMTP_URL })
  try {
    if (send) await send.now()
    else await transport.verify()
    return ok(send ? `${host} took a mail to ${send.to}` : `${host} lets us in; --mail ADDRESS sends a mail`)
  } catch (error) {
    return bad(`${host} does not take mails: ${wordsWithCause(error)}`, adviceOnMail(error))
  } finally {
    transport.close()
  }
}
