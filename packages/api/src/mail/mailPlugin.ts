import { workerPlugin } from '../jobs/workerPlugin.ts'
import { type MailTransport, openMailTransport } from './transport.ts'
import { mailWork } from './worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the mail worker look at once. Call it after the transaction that wrote a mail. */
    nudgeMail(): void
  }
}

type Sending = {
  /** While nobody sends, mails stay in the outbox table. */
  work: boolean
  /** @default to `SMTP_URL`, or into the outbox folder */
  transport: MailTransport | undefined
}

/** Sends mails. */
export const mailPlugin = workerPlugin<Sending>((app, { transport }) => {
  const { db, env, log } = app
  return mailWork({
    db,
    env,
    transport: transport ?? openMailTransport(env, log),
    clock: () => app.clock(),
    log,
  })
}, 'nudgeMail')
