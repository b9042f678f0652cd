import fp from 'fastify-plugin'
import { emptyOldBin } from '../bin/emptying.ts'
import { forgetOld } from './retention.ts'

/** Milliseconds between two rounds: a day. */
const pace = 24 * 60 * 60_000

/**
 * Forgets what is old for as long as the app is up: when it is ready and once a day after that. With `work: false`
 * another process, or the command line, does.
 */
export const retentionPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  if (!work) return
  let running: Promise<void> | undefined

  async function round(): Promise<void> {
    try {
      const forgotten = await forgetOld(app.db, { now: app.clock(), days: app.env.RETENTION_DAYS })
      if (Object.values(forgotten).some((count) => count > 0))
        app.log.info({ forgotten }, 'Old data forgotten')
      const emptied = await emptyOldBin(app, app.clock())
      if (emptied > 0) app.log.info({ emptied }, 'Records of the bin deleted for good')
    } catch (error) {
      app.log.error({ err: error }, 'Old data could not be forgotten; the next round is tomorrow')
    }
  }

  app.addHook('onReady', async () => {
    running = round()
  })
  const timer = setInterval(() => {
    running = round()
  }, pace)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
})
