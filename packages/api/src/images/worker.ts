import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/db.ts'
import { startWorker, type Worker } from '../jobs/startWorker.ts'
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

/**
 * Starts making variants: one picture at a time, one thread, off every request's path. Several
 * processes may run it on one database; a picture is taken by one of them only.
 */
export function startPictureWorker({ db, storage, clock, log }: PictureWorkerNeeds): Worker {
  async function makeNext(ending: AbortSignal): Promise<boolean> {
    const job = await takePicture(db, clock())
    if (job === null) return false
    try {
      const widths = await makeVariants(storage, job, ending)
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

  const trouble = 'The pictures to make could not be read; next look in a minute'
  return startWorker({ pace, next: makeNext, trouble }, log)
}
