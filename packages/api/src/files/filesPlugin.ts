import fp from 'fastify-plugin'
import type { Revisions } from '../freshness/revisions.ts'
import { copiesOf } from './copies.ts'
import { keptHouse } from './house.ts'
import { leastPixels } from './mostPixels.ts'
import { type LimitsOf, pictureLimits } from './pictureLimits.ts'
import { publicFiles } from './publicFiles.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * What is known of files, once for all that ask. Whoever asks says in which state the tables are, and asks for that once
     * in a request.
     */
    files: {
      isPublic: ReturnType<typeof publicFiles>
      givesCopies: ReturnType<typeof copiesOf>
      limitsOf: LimitsOf
      /** How long every picture may be, whatever its rights; 0 where none is limited. */
      leastPixels: (revisions: Revisions) => Promise<number>
    }
  }
}

/** What everybody may see and have of the files of the storage. */
export const filesPlugin = fp(async (app) => {
  const { db } = app
  const houseAt = keptHouse(db)
  app.decorate('files', {
    isPublic: publicFiles(db),
    givesCopies: copiesOf(db, houseAt),
    limitsOf: pictureLimits(db, houseAt),
    leastPixels: async (revisions) => leastPixels(await houseAt(revisions)),
  })
})
