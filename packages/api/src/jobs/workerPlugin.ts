import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { startWorker, type Work, type Worker } from './startWorker.ts'

/** What has a worker look at once: `nudgeMail`. */
type Nudge = Extract<keyof FastifyInstance, `nudge${string}`>

/** `work: false` leaves the work to another process. */
type Working = { work: boolean }

/**
 * Work that goes on for as long as the app is up: from when it is ready until it closes, when the piece in hand is finished.
 *
 * @param workOf null where the configuration asks for none
 * @param nudge what others call after the transaction that gave the worker something to do. It is there, and does nothing,
 *   where there is no worker
 */
export function workerPlugin<Options extends Working = Working>(
  workOf: (app: FastifyInstance, options: Options) => Work | null | Promise<Work | null>,
  nudge?: Nudge
) {
  return fp<Options>(async (app, options) => {
    let worker: Worker | undefined
    if (nudge) app.decorate(nudge, () => void worker?.nudge())
    const work = options.work ? await workOf(app, options) : null
    if (work === null) return
    app.addHook('onReady', async () => {
      worker = startWorker(work, app.log)
    })
    app.addHook('onClose', () => worker?.stop())
  })
}
