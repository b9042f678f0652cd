import type { Outcome } from '../jobs/startWorker.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
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
 * Does the work of imports, one at a time.
 *
 * PGlite has one connection, on which an open transaction keeps everybody waiting: there the work goes in
 * short transactions, and what does not come to its end is taken back. On PostgreSQL it is one transaction.
 */
export const importsPlugin = workerPlugin((app) => {
  const { db, log, env, asked } = app
  const clock = () => app.clock()
  const needs: JobNeeds = { db, log, clock, zone: env.GALLERY_TZ, whole: asked === undefined, asked }
  // The gallery's own database is asked by one server only.
  const isAlone = env.DATABASE_URL === undefined
  let forgot = 0

  async function forgetOnceADay(): Promise<void> {
    if (Date.now() - forgot < forgetting) return
    forgot = Date.now()
    await forgetOldImports(db, clock())
  }

  return {
    name: 'imports',
    pace,
    // What is taken when the only process starts was left.
    begin: async (ending) => {
      let outcome: Outcome | undefined
      do {
        outcome = await runNext(needs, isAlone)
        // What has just failed would be taken again at once.
      } while (!ending.aborted && outcome !== undefined && outcome !== 'failed')
    },
    next: async (_ending, tell) => {
      const outcome = await runNext(needs, false)
      if (outcome) tell(outcome)
      else await forgetOnceADay()
      return outcome !== undefined
    },
    trouble: 'The imports could not be read; next look in a minute',
  }
}, 'nudgeImports')
