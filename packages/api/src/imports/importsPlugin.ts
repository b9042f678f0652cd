import fp from 'fastify-plugin'
import { forgetOldImports } from './forgetting.queries.ts'
import { type JobNeeds, runNext } from './job.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the worker of imports look at once. Call it after an import was set to move. */
    nudgeImports(): void
  }
}

/** How often to look for imports whose process ended, in milliseconds. */
const pace = 60_000
/** How often to forget old ones, in milliseconds: once a day. */
const forgetting = 24 * 60 * 60_000

/**
 * Does the work of imports for as long as the app is up, one at a time, beside the requests. With `work: false` another
 * process does.
 *
 * The embedded database has one connection, on which an open transaction keeps everybody waiting: there the work goes in
 * short transactions, and what does not come to its end is taken back. On a server it is one transaction.
 */
export const importsPlugin = fp<{ work: boolean }>(async (app, { work }) => {
  let running: Promise<void> | undefined
  let nudged = false
  let isEnding = false
  let forgot = 0
  app.decorate('nudgeImports', nudge)
  if (!work) return
  const isEmbedded = app.env.DATABASE_URL === undefined

  function nudge(): void {
    if (!work || isEnding) return
    nudged = true
    running ??= run(false).finally(() => {
      running = undefined
    })
  }

  async function run(isStart: boolean): Promise<void> {
    const { db, log, env } = app
    const clock = () => app.clock()
    const needs: JobNeeds = { db, log, clock, zone: env.GALLERY_TZ, whole: !isEmbedded, asked: app.asked }
    try {
      // Only one process can have the embedded database open: what is taken when it starts was left.
      while (!isEnding && (await runNext(needs, isStart && isEmbedded))) {
        // Until nothing waits.
      }
      do {
        nudged = false
        while (!isEnding && (await runNext(needs, false))) {
          // Until nothing waits.
        }
      } while (nudged && !isEnding)
      if (Date.now() - forgot < forgetting) return
      forgot = Date.now()
      await forgetOldImports(db, app.clock())
    } catch (error) {
      log.error({ err: error }, 'The imports could not be read; next look in a minute')
    }
  }

  app.addHook('onReady', async () => {
    running = run(true).finally(() => {
      running = undefined
    })
  })
  const timer = setInterval(nudge, pace)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    isEnding = true
    await running
  })
})
