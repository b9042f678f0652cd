import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { officeOf } from '../office.ts'
import { tellNextWeek } from './telling.ts'

/** Milliseconds between two looks. */
const pace = 10 * 60_000

/** Tells on Mondays who came to whose rooms for as long as the app is up. With `work: false` another process does. */
export const roomWeeksPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined

  app.addHook('onReady', async () => {
    worker = startWorker(
      {
        name: 'roomWeeks',
        pace,
        next: async (_ending, tell) => {
          const isTold = await tellNextWeek(officeOf(app))
          if (isTold) {
            tell('done')
            app.nudgeMail()
          }
          return isTold
        },
        trouble: 'Who came to which rooms could not be told; the next look is in ten minutes',
      },
      app.log
    )
  })
  app.addHook('onClose', () => worker?.stop())
})
