import type { Env } from '../env/env.ts'
import { type MailSender, releaseMails, sendDueMails } from './sendDueMails.ts'

/** Sends mails beside the requests. */
export interface MailWorker {
  /** Looks at once, for a mail that was just written. */
  nudge(): void
  /** Finishes the mail in hand, takes no other, and lets go of the transport. */
  stop(): Promise<void>
}

/** Milliseconds between two looks when nobody nudges: for mails that wait for another attempt. */
const pace = 5_000

/** Starts to send what is due; another look follows every few seconds and at every nudge. */
export function startMailWorker(parts: MailSender & { env: Pick<Env, 'DATABASE_URL'> }): MailWorker {
  let stopping = false
  let nudged = false
  let running: Promise<void> | undefined

  async function run(start: () => Promise<unknown>): Promise<void> {
    try {
      await start()
      do {
        nudged = false
        await sendDueMails(parts, () => stopping)
      } while (nudged && !stopping)
    } catch (error) {
      parts.log.error({ err: error }, 'The outbox could not be read; next look in a few seconds')
    } finally {
      running = undefined
    }
  }

  function look(start: () => Promise<unknown> = async () => {}): void {
    nudged = true
    if (stopping || running) return
    running = run(start)
  }

  const timer = setInterval(() => look(), pace)
  timer.unref()
  look(async () => {
    if (!parts.env.DATABASE_URL) await releaseMails(parts.db)
  })

  return {
    nudge: () => look(),
    async stop() {
      stopping = true
      clearInterval(timer)
      await running
      parts.transport.close()
    },
  }
}
