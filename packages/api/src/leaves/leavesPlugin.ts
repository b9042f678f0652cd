import { TookTooMuch } from '../apart/startProcess.ts'
import { keepingLease } from '../jobs/lease.ts'
import type { Outcome } from '../jobs/startWorker.ts'
import { isDangerous } from '../jobs/tries.ts'
import { workerPlugin } from '../jobs/workerPlugin.ts'
import {
  documentTries,
  failDocument,
  finishDocument,
  keepDocument,
  releaseDocuments,
  returnDocument,
  takeDocument,
} from './documents.queries.ts'
import { UnreadablePdf } from './readLeaves.ts'
import { Stopped, takeLeaves } from './takeLeaves.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the reader of PDFs look at once. Call it after the transaction that stored one. */
    nudgeLeaves(): void
  }
}

/** How often to look for PDFs that became due by themselves, in milliseconds: tries after a failure. */
const pace = 60_000

/** Takes the leaves out of PDFs, one PDF at a time. */
export const leavesPlugin = workerPlugin((app) => {
  const { db, log } = app
  const clock = () => app.clock()

  async function next(ending: AbortSignal, tell: (outcome: Outcome) => void): Promise<boolean> {
    const job = await takeDocument(db, clock())
    if (job === null) return false
    try {
      if (isDangerous(job, documentTries)) throw new TookTooMuch('memory')
      const keep = () => keepDocument(db, job, clock())
      const pages = await keepingLease(documentTries.lease, keep, () =>
        takeLeaves(app, job, { ending, now: clock })
      )
      await finishDocument(db, job, pages, clock())
      app.nudgePictures()
      tell('done')
    } catch (error) {
      if (error instanceof Stopped) await returnDocument(db, job)
      else {
        log.error({ err: error, file: job.file }, 'The leaves of a PDF could not be taken out')
        const isFinal = error instanceof UnreadablePdf || error instanceof TookTooMuch
        tell((await failDocument(db, job, { error, isFinal, now: clock() })) ? 'givenUp' : 'failed')
      }
    }
    return true
  }

  const begin = async () => {
    if (app.env.DATABASE_URL === undefined) await releaseDocuments(db)
  }
  const trouble = 'The PDFs to read could not be looked for; next look in a minute'
  return { name: 'leaves', pace, begin, next, trouble }
}, 'nudgeLeaves')
