import fp from 'fastify-plugin'
import type { Worker } from '../jobs/startWorker.ts'
import type { MailTransport } from './transport.ts'
import { startMailWorker } from './worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the mail worker look at once. Call it after the transaction that wrote a mail. */
    nudgeMail(): void
  }
}

/**
 * Sends mails for as long as the app is up: from when it is ready until it closes, when the mail in hand is finished.
 * Without a transport nothing is sent and mails stay in the outbox table.
 */
export const mailPlugin = fp<{ transport?: MailTransport }>(async (app, { transport }) => {
  let worker: Worker | undefined
  app.decorate('nudgeMail', () => void worker?.nudge())
  if (!transport) return
  app.addHook('onReady', async () => {
    const { db, env, clock, log } = app
    worker = startMailWorker({ db, env, transport, clock: () => clock(), log })
  })
  app.addHook('onClose', () => worker?.stop())
})
