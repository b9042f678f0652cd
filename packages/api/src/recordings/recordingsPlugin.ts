import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { readNext } from './readNext.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes who looks at recordings look at once. Call it after the transaction that stored one. */
    nudgeRecordings(): void
  }
}

/** Milliseconds between two looks when nobody nudges: for what a version wrote that knew nothing of this. */
const pace = 60_000

/** Sees while the app is up that of every recording is known how long it is. With `work: false` another process does. */
export const recordingsPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  let worker: Worker | undefined
  app.decorate('nudgeRecordings', () => void worker?.nudge())
  if (!work) return

  app.addHook('onReady', async () => {
    const next = async (_ending: AbortSignal, tell: (outcome: 'done') => void) => {
      const isRead = await readNext(app)
      if (isRead) tell('done')
      return isRead
    }
    const trouble = 'The recordings could not be looked at; the next look is in a minute'
    worker = startWorker({ name: 'recordings', pace, next, trouble }, app.log)
  })
  app.addHook('onClose', () => worker?.stop())
})
