import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { officeOf } from '../office.ts'
import { tellNext } from './telling.ts'

/** Milliseconds between two looks. */
const pace = 60_000

/** Tells whoever noted holds of works what becomes of them for as long as the app is up. With `work: false` another process does. */
export const workHoldsPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined

  app.addHook('onReady', async () => {
    const trouble = 'What becomes of held works could not be told; the next look is in a minute'
    worker = startWorker(
      {
        name: 'workHolds',
        pace,
        next: async (_ending, tell) => {
          const isTold = await tellNext(officeOf(app))
          if (isTold) {
            tell('done')
            app.nudgeMail()
          }
          return isTold
        },
        trouble,
      },
      app.log
    )
  })
  app.addHook('onClose', () => worker?.stop())
})
