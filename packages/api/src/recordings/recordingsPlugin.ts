import type { Outcome } from '../jobs/startWorker.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
import { readNext } from './readNext.ts'
import { addMissingRecordings } from './recordings.queries.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes who looks at recordings look at once. Call it after the transaction that stored one. */
    nudgeRecordings(): void
  }
}

/** How often to look for recordings that became due by themselves, in milliseconds: tries after a failure. */
const pace = 60_000

/** How often to look for those that nobody noted: a server of the version before may run beside this one for a while. */
const missingPace = 60 * 60_000

/** Sees that of every recording is known how long it is. */
export const recordingsPlugin = workerPlugin((app) => {
  const { db, storage, log } = app
  const clock = () => app.clock()
  let missingDue = Number.NEGATIVE_INFINITY

  async function next(_ending: AbortSignal, tell: (outcome: Outcome) => void): Promise<boolean> {
    const now = clock()
    if (now.getTime() >= missingDue) {
      await addMissingRecordings(db, now)
      missingDue = now.getTime() + missingPace
    }
    const outcome = await readNext({ db, storage, clock }, (error, file) =>
      log.error({ err: error, file }, 'A recording could not be looked at')
    )
    if (outcome !== null) tell(outcome)
    return outcome !== null
  }

  const trouble = 'The recordings could not be looked for; the next look is in a minute'
  return { name: 'recordings', pace, next, trouble }
}, 'nudgeRecordings')
