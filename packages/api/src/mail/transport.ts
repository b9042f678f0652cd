import type { FastifyBaseLogger } from 'fastify'
import { type Env, isLocal } from '../env/env.ts'
import type { QueuedMail } from './compose.ts'
import { fileTransport } from './fileTransport.ts'
import { smtpTransport } from './smtpTransport.ts'

/** The way a mail leaves. */
export interface MailTransport {
  /** Hands one mail over; rejects when it was not accepted. */
  send(mail: QueuedMail): Promise<void>
  /** How many it takes at once. */
  atOnce: number
  /** Lets go of what it keeps open between mails; the next one opens it again. */
  close(): void
}

/** To `SMTP_URL`, or into `GALLERY_DATA/outbox` while there is none. */
export function openMailTransport(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'GALLERY_DATA' | 'PUBLIC_URL' | 'HOST'>,
  log: FastifyBaseLogger
): MailTransport {
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL, env.MAIL_FROM)
  return fileTransport({
    dataFolder: env.GALLERY_DATA,
    from: env.MAIL_FROM,
    log,
    logLinks: isLocal(env),
  })
}
