import { emptyOldBin, NotAllEmptied } from '../bin/emptying.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
import { beginRound } from './holdingBack.ts'
import { forgetOld, NotAllForgotten } from './retention.ts'

/** Milliseconds between two rounds: a day. */
const pace = 24 * 60 * 60_000

/**
 * Forgets what is old: when the app is ready and once a day after that, unless the clock by which it is old may be wrong. The
 * command line does so too, whatever the clock.
 */
export const retentionPlugin = workerPlugin((app) => {
  const trouble = 'Old data could not be forgotten; the next round is tomorrow'

  async function forget(): Promise<void> {
    const when = { now: app.clock(), days: app.env.RETENTION_DAYS, zone: app.env.GALLERY_TZ }
    const forgotten = await forgetOld(app.db, when).catch((error: unknown) => {
      if (!(error instanceof NotAllForgotten)) throw error
      for (const { kind, error: err } of error.failures) app.log.error({ err, kind }, trouble)
      return error.forgotten
    })
    if (Object.values(forgotten).some((count) => count > 0)) app.log.info({ forgotten }, 'Old data forgotten')
  }

  /** Its trouble is its own, and is said as such: what else is to be forgotten does not wait for it. */
  async function emptyBin(): Promise<void> {
    const trouble = 'The bin could not be emptied of what is old; the next round is tomorrow'
    const emptied = await emptyOldBin(app, app.clock()).catch((error: unknown) => {
      if (error instanceof NotAllEmptied) {
        for (const { kind, error: err } of error.failures) app.log.error({ err, kind }, trouble)
        return error.count
      }
      app.log.error({ err: error }, trouble)
      return 0
    })
    if (emptied > 0) app.log.info({ emptied }, 'Records of the bin deleted for good')
  }

  async function next(): Promise<boolean> {
    const held = await beginRound(app.db, app.clock)
    if (held !== null) {
      app.log[held.level](held.says)
      return false
    }
    try {
      await forget()
    } finally {
      await emptyBin()
    }
    return false
  }

  return { name: 'retention', pace, next, trouble }
})
