import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { sayingDates } from './sayAnew.queries.ts'

/** Milliseconds between two looks: how long a date stays without words that a version without them wrote, at most. */
const pace = 60_000

/** Sees while the app is up that dates are said as this version says them. With `work: false` another process does. */
export const dateWordsPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined

  app.addHook('onReady', async () => {
    const sayNext = sayingDates(app.db)
    const next = async () => {
      const { changed, isMore } = await sayNext()
      if (changed > 0) app.log.info({ changed }, 'Dates are said anew')
      return isMore
    }
    const trouble = 'Dates could not be said anew; the next look is in a minute'
    worker = startWorker({ name: 'dates', pace, next, trouble }, app.log)
  })
  app.addHook('onClose', () => worker?.stop())
})
