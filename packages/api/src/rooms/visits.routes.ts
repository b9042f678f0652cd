import type { RoomVisitForm } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { route } from '../http/route.ts'
import { limitRate } from '../rateLimits.ts'
import { keepSecret, openCollection } from '../secretLinks.ts'
import { collections } from '../tables/collections.table.ts'
import { deviceKind } from './deviceKind.ts'
import { isVisit } from './isVisit.ts'
import { noteVisit } from './visits.queries.ts'
import { isWatching } from './watching.ts'

/** What one person's windows tell: one each quarter of a minute, for several windows. */
const limit = { max: 300, window: 10 * 60_000 }

/** A GIF of one transparent point. */
const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * What the page of a room tells of whoever has a link of their own: that it was opened, by its script or, without
 * scripts, by a picture, and what was looked at. Of machines, the gallery's own people and the room's own link nothing is
 * noted, nor where the room or the gallery does not want to know.
 */
export const roomVisitRoutes: FastifyPluginAsync = async (app) => {
  async function note(request: FastifyRequest, link: string, looks: RoomVisitForm['looks']): Promise<void> {
    const now = app.clock()
    const { id: collection, person, public: isPublic } = await openCollection(app.db, link, now)
    if (person === null || isPublic || !isVisit(request)) return
    const [room] = await app.db
      .select({ watched: collections.watched })
      .from(collections)
      .where(eq(collections.id, collection))
    if (room?.watched !== true || !(await isWatching(app.db))) return
    await limitRate(app.db, `room:${person.id}`, limit, now)
    const device = deviceKind(request.headers['user-agent'] ?? '')
    await app.db.transaction((tx) => noteVisit(tx, { person: person.id, collection, device, looks, now }))
  }

  route(app, 'POST /api/share/collection/:link/visits', { onRequest: keepSecret }, async (request) => {
    await note(request, request.params.link, request.body.looks)
    return { message: request.say('room.noted') }
  })

  route(
    app,
    'GET /api/share/collection/:link/opened.gif',
    { onRequest: keepSecret },
    async (request, reply) => {
      await note(request, request.params.link, [])
      return reply.type('image/gif').send(point)
    }
  )
}
