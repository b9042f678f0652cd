import { addDays, dayRange, longestWindow, type SlotsQuery, today } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { findSlot, listSlots, type SlotWindow } from '../slots/slots.queries.ts'
import { writingOf } from '../writing.ts'
import { changeSlot, createSlot, deleteSlots, restoreSlot } from './planning.ts'
import { seasonRoutes } from './season.routes.ts'

/**
 * `/api/places`, the bookable times (a *place* of the API is a slot everywhere else). Visitors see those of active
 * events from today on; super users see all of them, and are the only ones who write.
 */
export const placesRoutes: FastifyPluginAsync = async (app) => {
  const zone = app.env.GALLERY_TZ

  route(app, 'GET /api/places', async ({ query, user }) => {
    const now = app.clock()
    const current = today(now, zone)
    const window =
      user?.super === true ? windowOf(query, current, zone) : visitorsWindowOf(query, current, zone)
    return { data: await listSlots(app.db, now, window) }
  })

  route(app, 'POST /api/places/upcoming', async ({ body, user }) => {
    const now = app.clock()
    const current = today(now, zone)
    const window =
      user?.super === true
        ? { ...dayRange(body.from ?? current, zone, body.days), offeredIn: zone }
        : visitorsWindowOf(body, current, zone)
    return { data: await listSlots(app.db, now, window) }
  })

  route(app, 'GET /api/places/:id', async ({ params, user }) => {
    const slot = await findSlot(app.db, app.clock(), params.id, user?.super ? undefined : zone)
    if (!slot) throw notFound()
    return { data: slot }
  })

  await app.register(writes)
  await app.register(seasonRoutes)
}

/** The window that a super user asks for; what the query leaves out is {@link SlotsQuery}'s to say. */
function windowOf({ event, from, days }: SlotsQuery, current: string, zone: string): SlotWindow {
  const first = from ?? current
  const fromTheStart = from === undefined && days === undefined
  return {
    ...eventsOf(event),
    ...(fromTheStart ? {} : { start: dayRange(first, zone).start }),
    ...(days === undefined ? {} : { end: dayRange(first, zone, days).end }),
  }
}

/**
 * What visitors are shown of the window that they ask for: nothing before today, and no more days than the longest window
 * has, however far the gallery has planned.
 */
function visitorsWindowOf(
  { event, from: asked, days }: SlotsQuery,
  current: string,
  zone: string
): SlotWindow {
  const from = asked ?? current
  const first = from > current ? from : current
  // Days that are asked for count from where they were asked from, also where that is over.
  const ending = days === undefined ? addDays(first, longestWindow) : addDays(from, days)
  return {
    ...eventsOf(event),
    start: dayRange(first, zone).start,
    end: dayRange(ending, zone).start,
    offeredIn: zone,
  }
}

function eventsOf(event: number | undefined): Pick<SlotWindow, 'events'> {
  return event === undefined ? {} : { events: [event] }
}

const writes: FastifyPluginAsync = async (app) => {
  const zone = app.env.GALLERY_TZ

  route(app, 'POST /api/places', async (request, reply) => {
    const slot = await createSlot(app.db, request.body, { ...writingOf(request), zone })
    return reply.code(201).send({ data: slot })
  })

  route(app, 'PATCH /api/places/:id', async (request) => {
    const { params, body } = request
    const data = await changeSlot(officeOf(app), params.id, body, signedIn(request).id)
    app.nudgeMail()
    return { data }
  })

  route(app, 'DELETE /api/places/:id', async (request) => {
    await deleteSlots(app.db, [request.params.id], writingOf(request))
    return { message: request.say('slot.deleted', { count: 1 }) }
  })

  route(app, 'POST /api/places/:id/restore', async (request) => ({
    data: await restoreSlot(app.db, request.params.id, writingOf(request)),
  }))

  route(app, 'DELETE /api/places/multiDelete/:ids', async (request) => {
    const { ids } = request.params
    await deleteSlots(app.db, ids, writingOf(request))
    return { message: request.say('slot.deleted', { count: new Set(ids).size }) }
  })
}
