import fp from 'fastify-plugin'
import type { Worker } from '../jobs/startWorker.ts'
import { startPictureWorker } from './worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the picture worker look at once. Call it after the transaction that stored a picture. */
    nudgePictures(): void
  }
}

/**
 * Makes the variants of pictures for as long as the app is up: from when it is ready until it closes. With
 * `work: false` uploads wait for another process that makes them.
 */
export const picturePlugin = fp<{ work?: boolean }>(async (app, { work = true }) => {
  let worker: Worker | undefined
  app.decorate('nudgePictures', () => void worker?.nudge())
  if (!work) return
  app.addHook('onReady', async () => {
    const { db, storage, log, env } = app
    const isAlone = env.DATABASE_URL === undefined
    worker = startPictureWorker({ db, storage, log, clock: () => app.clock(), isAlone })
  })
  app.addHook('onClose', () => worker?.stop())
})
