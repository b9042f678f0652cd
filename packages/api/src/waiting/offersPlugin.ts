import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { officeOf } from '../office.ts'
import { offerNext } from './offering.ts'

/** Milliseconds between two looks: how long a place that was freed is nobody's, at most. */
const pace = 5_000

/** Offers what is freed to those who wait for as long as the app is up. With `work: false` another process does. */
export const offersPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined

  app.addHook('onReady', async () => {
    const trouble = 'Places could not be offered; the next look is in a few seconds'
    worker = startWorker(
      {
        name: 'offers',
        pace,
        next: async (_ending, tell) => {
          const isOffered = await offerNext(officeOf(app))
          if (isOffered) {
            tell('done')
            app.nudgeMail()
          }
          return isOffered
        },
        trouble,
      },
      app.log
    )
  })
  app.addHook('onClose', () => worker?.stop())
})
