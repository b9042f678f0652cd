import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { stampHarvest } from './stamp.queries.ts'

/** Milliseconds between two looks. */
const pace = 15_000

/** Notes what changed for harvesters, for as long as the app is up. With `work: false` another process does. */
export const harvestPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined
  app.addHook('onReady', async () => {
    const trouble =
      'What changed for harvesters could not be noted; the next look is in a quarter of a minute'
    worker = startWorker({ name: 'harvest', pace, next: () => stampHarvest(app.db), trouble }, app.log)
  })
  app.addHook('onClose', () => worker?.stop())
})
