import type { FastifyBaseLogger } from 'fastify'
import { TookTooMuch } from '../apart/startProcess.ts'
import type { Db } from '../db/db.ts'
import { keepingLease } from '../jobs/lease.ts'
import type { Outcome, Work } from '../jobs/startWorker.ts'
import { isDangerous } from '../jobs/tries.ts'
import type { Storage } from '../storage/storage.ts'
import {
  failPicture,
  finishPicture,
  keepPicture,
  type PictureJob,
  pictureTries,
  releasePictures,
  returnPicture,
  takePicture,
} from './jobs.queries.ts'
import { isKeptInTiles, makeTiles } from './tiles.ts'
import { makeVariants } from './variants.ts'

/** How often to look for pictures that became due by themselves, in milliseconds: tries after a failure. */
const pace = 60_000

/** Makes what a picture is kept as beside itself, or null when `signal` stopped the work between two files. */
async function makeAll(
  storage: Storage,
  job: PictureJob,
  signal: AbortSignal
): Promise<{ widths: number[]; tiled: boolean } | null> {
  const widths = await makeVariants(storage, job, signal)
  if (widths === null || signal.aborted) return null
  const tiled = isKeptInTiles(job)
  if (tiled) await makeTiles(storage, job)
  return { widths, tiled }
}

type PictureWorkNeeds = {
  db: Db
  storage: Storage
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  /** Whether no other process can have pictures in hand: with the gallery's own database. */
  isAlone?: boolean
}

/**
 * Making variants: one picture at a time, one thread, off every request's path. Several
 * processes may run it on one database; a picture is taken by one of them only.
 */
export function pictureWork({ db, storage, clock, log, isAlone }: PictureWorkNeeds): Work {
  async function makeNext(ending: AbortSignal, tell: (outcome: Outcome) => void): Promise<boolean> {
    const job = await takePicture(db, clock())
    if (job === null) return false
    try {
      if (isDangerous(job, pictureTries)) throw new TookTooMuch('memory')
      const keep = () => keepPicture(db, job, clock())
      const made = await keepingLease(pictureTries.lease, keep, () => makeAll(storage, job, ending))
      if (made === null) await returnPicture(db, job)
      else {
        await finishPicture(db, job, made, clock())
        tell('done')
      }
    } catch (error) {
      const { folder, file } = job
      log.error({ err: error, folder, file }, 'The variants of a picture could not be made')
      const isFinal = error instanceof TookTooMuch
      tell((await failPicture(db, job, { error, isFinal, now: clock() })) ? 'givenUp' : 'failed')
    }
    return true
  }

  return {
    name: 'pictures',
    pace,
    begin: async () => {
      if (isAlone) await releasePictures(db)
    },
    next: makeNext,
    trouble: 'The pictures to make could not be read; next look in a minute',
  }
}
