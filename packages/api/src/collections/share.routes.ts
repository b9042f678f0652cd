import { SharedCollectionAnswer } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { isVisit } from '../rooms/isVisit.ts'
import { countOpening } from '../rooms/openings.queries.ts'
import { isWatching } from '../rooms/watching.ts'
import { keepSecret, rememberLink } from '../secretLinks.ts'
import { withReserved } from '../workHolds/reserved.queries.ts'
import { findSharedCollection } from './collection.queries.ts'

/** `/api/share/collection`: a collection for whoever holds its link, which is the secret of a private room. */
export const sharedCollectionRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/share/collection/:link', { onRequest: keepSecret }, async (request, reply) => {
    const now = app.clock()
    const { link } = request.params
    const { collection, opened } = await findSharedCollection(app.db, link, { now, zone: app.env.GALLERY_TZ })
    if (opened.public) {
      const works = await withReserved(app.db, collection.works, now)
      return SharedCollectionAnswer.parse({ data: { ...collection, works } })
    }
    rememberLink(request, reply, link)
    // Of who has a link of their own the page tells, which a program that only fetches it does not do.
    if (opened.person === null && isVisit(request)) {
      // Who reads the room gets it, counted or not.
      await countOwnLink(opened.id, now).catch((error: unknown) => request.log.error(error))
    }
    return SharedCollectionAnswer.parse({ data: collection })
  })

  async function countOwnLink(id: number, now: Date): Promise<void> {
    if (await isWatching(app.db)) await countOpening(app.db, id, now)
  }
}
