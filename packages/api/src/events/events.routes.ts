import type { FastifyPluginAsync } from 'fastify'
import { forgiving } from '../db/forgiving.ts'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { allWords, shownWords } from '../tables/vocabulary.ts'
import { withReserved } from '../workHolds/reserved.queries.ts'
import { eventWrites } from './changes.routes.ts'
import { findWholeEvent } from './event.queries.ts'
import { findEventTimes } from './eventTimes.queries.ts'
import { eventImageWrites } from './images.routes.ts'
import { listEventNames, listEventRows, listEvents } from './list.queries.ts'

/**
 * `/api/events`, exhibitions among them. Visitors see active events, images and related events; for super users the
 * others exist too: in a list with `showAll`, in the list of names and one by one.
 */
export const eventsRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/events', { config: { kept: true } }, async ({ query, user }) => {
    const isSuper = user?.super === true
    const shown = { ...query, active: true }
    if (query.list) return listEventNames(app.db, isSuper ? query : shown)
    if (isSuper && query.showAll) {
      const now = app.clock()
      return forgiving(app.db, query.query, allWords.events, (words) =>
        listEventRows(app.db, { ...query, query: words, now }, query)
      )
    }
    return forgiving(app.db, query.query, shownWords.events, (words) =>
      listEvents(app.db, { ...shown, query: words }, query)
    )
  })

  route(app, 'GET /api/events/:id', async ({ params, user }) => {
    const event = await findWholeEvent(app.db, params.id, {
      hidden: user?.super === true,
      now: app.clock(),
      zone: app.env.GALLERY_TZ,
    })
    if (!event) throw notFound()
    return { data: { ...event, works: await withReserved(app.db, event.works, app.clock()) } }
  })

  route(app, 'GET /api/events/:id/times', { config: { counted: true } }, async ({ params, query }) => {
    const times = await findEventTimes(app.db, params.id, {
      ...query,
      now: app.clock(),
      zone: app.env.GALLERY_TZ,
    })
    if (!times) throw notFound()
    return { data: times }
  })

  await app.register(eventWrites)
  await app.register(eventImageWrites)
}
