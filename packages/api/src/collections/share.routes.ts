import { CollectionAnswer } from '@gallery/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../http/route.ts'
import { keepSecret, rememberLink } from '../secretLinks.ts'
import { withReserved } from '../workHolds/reserved.queries.ts'
import { findSharedCollection } from './collection.queries.ts'
import { countOpening } from './openings.queries.ts'

/** `/api/share/collection`: a collection for whoever holds its link, which is the secret of a private room. */
export const sharedCollectionRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/share/collection/:link', { onRequest: keepSecret }, async (request, reply) => {
    const now = app.clock()
    const data = await findSharedCollection(app.db, request.params.link, now)
    if (!data.public) rememberLink(request, reply, request.params.link)
    if (!data.public && isVisit(request)) {
      // Who reads the room gets it, counted or not.
      await countOpening(app.db, data.id, now).catch((error: unknown) => request.log.error(error))
    }
    return CollectionAnswer.parse({ data: { ...data, works: await withReserved(app.db, data.works, now) } })
  })
}

/** Not the gallery looking at its own room, nor a browser that fetches what somebody might open. */
function isVisit({ user, headers }: FastifyRequest): boolean {
  const purpose = [headers['sec-purpose'], headers.purpose, headers['x-purpose']].join(' ')
  return user?.super !== true && !purpose.includes('prefetch')
}
