import { workerPlugin } from '../jobs/workerPlugin.ts'
import { pictureWork } from './worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes the picture worker look at once. Call it after the transaction that stored a picture. */
    nudgePictures(): void
  }
}

/** Makes the variants of pictures. */
export const picturePlugin = workerPlugin((app) => {
  const { db, storage, log, env } = app
  const isAlone = env.DATABASE_URL === undefined
  return pictureWork({ db, storage, log, clock: () => app.clock(), isAlone })
}, 'nudgePictures')
