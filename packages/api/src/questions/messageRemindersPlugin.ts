import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { officeOf } from '../office.ts'
import { remindNext } from './reminding.ts'

/** Milliseconds between two looks. */
const pace = 60_000

/** Tells of messages whose day has come for as long as the app is up. With `work: false` another process does. */
export const messageRemindersPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined

  app.addHook('onReady', async () => {
    const trouble = 'Messages whose day has come could not be told of; the next look is in a minute'
    worker = startWorker(
      {
        name: 'messages',
        pace,
        next: async (_ending, tell) => {
          const isTold = await remindNext(officeOf(app))
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
