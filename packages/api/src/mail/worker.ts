import type { Env } from '../env/env.ts'
import type { Work } from '../jobs/startWorker.ts'
import { type MailSender, releaseMails, sendDueMails } from './sendDueMails.ts'

/** Milliseconds between two looks when nobody nudges: for mails that wait for another attempt. */
const pace = 5_000

/**
 * Sending mails beside the requests: what is due now, and what is written later. Stopped, it finishes the mails
 * in hand.
 */
export function mailWork(parts: MailSender & { env: Pick<Env, 'DATABASE_URL'> }): Work {
  const { db, env } = parts
  return {
    name: 'mail',
    pace,
    // Only one server can have the gallery's own database: what is in hand when it starts was left there.
    begin: async () => {
      if (!env.DATABASE_URL) await releaseMails(db)
    },
    next: async (ending, tell) => {
      await sendDueMails(parts, () => ending.aborted, tell)
      return false
    },
    trouble: 'The outbox could not be read; next look in a few seconds',
  }
}
