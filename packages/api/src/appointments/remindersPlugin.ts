import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { officeOf } from '../office.ts'
import { remindNext } from './reminding.ts'

/** Milliseconds between two looks. */
const pace = 60_000

/** Reminds people of their visits of tomorrow for as long as the app is up. With `work: false` another process does. */
export const remindersPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined

  app.addHook('onReady', async () => {
    const trouble = 'Reminders could not be written; the next look is in a minute'
    worker = startWorker(
      {
        name: 'reminders',
        pace,
        next: async (_ending, tell) => {
          const isWritten = await remindNext(officeOf(app))
          if (isWritten) {
            tell('done')
            app.nudgeMail()
          }
          return isWritten
        },
        trouble,
      },
      app.log
    )
  })
  app.addHook('onClose', () => worker?.stop())
})
