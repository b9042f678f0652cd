import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'
import type { Storage } from '../storage/storage.ts'
import { failPicture, finishPicture, returnPicture, takePicture } from './jobs.queries.ts'
import { makeVariants } from './variants.ts'

/** How often to look for pictures that became due by themselves, in milliseconds: tries after a failure. */
const pace = 60_000

type PictureWorkerNeeds = {
  db: Db
  storage: Storage
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The maker of variants, running beside the requests. */
export type PictureWorker = {
  /** Something was uploaded: look now. Resolves when nothing is due any more. */
  nudge(): Promise<void>
  /** Ends after the file in hand; an unfinished picture is given back. */
  stop(): Promise<void>
}

/**
 * Starts making variants: one picture at a time, one thread, off every request's path. Several
 * processes may run it on one database; a picture is taken by one of them only.
 */
export function startPictureWorker({ db, storage, clock, log }: PictureWorkerNeeds): PictureWorker {
  const ending = new AbortController()
  let nudged = false
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    try {
      do {
        nudged = false
        while (!ending.signal.aborted && (await makeOne())) {
          // Until nothing is due.
        }
      } while (nudged && !ending.signal.aborted)
    } catch (error) {
      log.error({ err: error }, 'The pictures to make could not be read; next look in a minute')
    } finally {
      running = undefined
    }
  }

  async function makeOne(): Promise<boolean> {
    const job = await takePicture(db, clock())
    if (job === null) return false
    try {
      const widths = await makeVariants(storage, job, ending.signal)
      if (widths === null) await returnPicture(db, job)
      else await finishPicture(db, job, widths, clock())
    } catch (error) {
      log.error(
        { err: error, folder: job.folder, file: job.file },
        'The variants of a picture could not be made'
      )
      await failPicture(db, job, error, clock())
    }
    return true
  }

  function nudge(): Promise<void> {
    nudged = true
    if (ending.signal.aborted) return Promise.resolve()
    running ??= run()
    return running
  }

  const timer = setInterval(() => void nudge(), pace)
  timer.unref()
  void nudge()

  return {
    nudge,
    async stop() {
      clearInterval(timer)
      ending.abort()
      await running
    },
  }
}
