import fp from 'fastify-plugin'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
import { officeOf } from '../office.ts'
import { tellDue } from './telling.ts'

/** Milliseconds between two looks: what is due is due for a day. */
const pace = 10 * 60_000

/** Mails what falls due in the ledger for as long as the app is up. With `work: false` another process does. */
export const ledgerPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let worker: Worker | undefined

  app.addHook('onReady', async () => {
    const trouble = 'What falls due in the ledger could not be mailed; the next look is in ten minutes'
    worker = startWorker(
      {
        name: 'ledger',
        pace,
        next: async (_ending, tell) => {
          const written = await tellDue(officeOf(app))
          for (let mail = 0; mail < written; mail += 1) tell('done')
          if (written > 0) app.nudgeMail()
          return written > 0
        },
        trouble,
      },
      app.log
    )
  })
  app.addHook('onClose', () => worker?.stop())
})
