import fp from 'fastify-plugin'
import { type Outcome, startWorker, type Worker } from '../jobs/startWorker.ts'
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

/** Sees while the app is up that of every recording is known how long it is. With `work: false` another process does. */
export const recordingsPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  let worker: Worker | undefined
  app.decorate('nudgeRecordings', () => void worker?.nudge())
  if (!work) return

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

  app.addHook('onReady', async () => {
    const trouble = 'The recordings could not be looked for; the next look is in a minute'
    worker = startWorker({ name: 'recordings', pace, next, trouble }, log)
  })
  app.addHook('onClose', () => worker?.stop())
})
