import {
  Done,
  Id,
  InvalidFields,
  Refusal,
  SlotAnswer,
  SlotChange,
  SlotForm,
  SlotIds,
  SlotsAnswer,
  SlotsQuery,
  UpcomingQuery,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { officeOf } from '../appointments/office.ts'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { dayRange, today } from '../days.ts'
import { notFound } from '../errors.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { findSlot, listSlots, type SlotWindow } from './places.queries.ts'
import { changeSlot, createSlot, deleteSlots, restoreSlot } from './planning.ts'
import { seasonRoutes } from './season.routes.ts'

const tags = ['places']
const byId = z.object({ id: Id })

/**
 * `/api/places`, the bookable times (a *place* of the API is a slot everywhere else). Visitors see those of active
 * events from today on; super users see all of them, and are the only ones who write.
 */
export const placesRoutes: FastifyPluginAsyncZod = async (app) => {
  const zone = app.env.GALLERY_TZ

  app.get(
    '/api/places',
    {
      schema: {
        tags,
        summary: 'Slots, of one event or of a window of days',
        querystring: SlotsQuery,
        response: { 200: SlotsAnswer, 422: InvalidFields },
      },
    },
    async ({ query, user }) => {
      const now = app.clock()
      const seesAll = user?.super === true
      const window = { ...windowOf(query, today(now, zone), zone, seesAll), activeOnly: !seesAll }
      return { data: await listSlots(app.db, now, window) }
    }
  )

  app.post(
    '/api/places/upcoming',
    {
      config: { read: true },
      schema: {
        tags,
        summary: 'Slots of active events in a window of days',
        body: UpcomingQuery,
        response: { 200: SlotsAnswer, 400: Refusal, 415: Refusal, 422: InvalidFields },
      },
    },
    async ({ body }) => {
      const now = app.clock()
      const window = dayRange(body.from ?? today(now, zone), zone, body.days)
      return { data: await listSlots(app.db, now, { ...window, activeOnly: true }) }
    }
  )

  app.get(
    '/api/places/:id',
    {
      schema: {
        tags,
        summary: 'One slot',
        params: byId,
        response: { 200: SlotAnswer, 404: Refusal },
      },
    },
    async ({ params, user }) => {
      const slot = await findSlot(app.db, app.clock(), params.id, !user?.super)
      if (!slot) throw notFound()
      return { data: slot }
    }
  )

  await app.register(writes)
  await app.register(seasonRoutes)
}

/** The window that a query asks for; what it leaves out is {@link SlotsQuery}'s to say. */
function windowOf(query: SlotsQuery, current: string, zone: string, seesAll: boolean): SlotWindow {
  const first = query.from ?? current
  const fromTheStart = seesAll && query.from === undefined && query.days === undefined
  return {
    ...(query.event === undefined ? {} : { events: [query.event] }),
    ...(fromTheStart ? {} : { start: dayRange(first, zone).start }),
    ...(query.days === undefined ? {} : { end: dayRange(first, zone, query.days).end }),
  }
}

const writes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.post(
    '/api/places',
    {
      schema: {
        tags,
        summary: 'Create a slot (super)',
        body: SlotForm,
        response: { 201: SlotAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => {
      const slot = await createSlot(app.db, request.body, writingOf(request))
      return reply.code(201).send({ data: slot })
    }
  )

  app.patch(
    '/api/places/:id',
    {
      schema: {
        tags,
        summary: 'Change a slot; another time is mailed to everybody in it (super)',
        params: byId,
        body: SlotChange,
        response: { 200: SlotAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) => {
      const { params, body } = request
      const data = await changeSlot(officeOf(app), params.id, body, signedIn(request).id)
      app.nudgeMail()
      return { data }
    }
  )

  app.delete(
    '/api/places/:id',
    {
      schema: {
        tags,
        summary: 'Put a slot without bookings into the bin (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal, 409: Refusal },
      },
    },
    async (request) => {
      await deleteSlots(app.db, [request.params.id], writingOf(request))
      return { message: request.say('slot.deleted', { count: 1 }) }
    }
  )

  app.post(
    '/api/places/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take a slot out of the bin (super)',
        params: byId,
        response: { 200: SlotAnswer, 401: Refusal, 403: Refusal, 404: Refusal },
      },
    },
    async (request) => ({ data: await restoreSlot(app.db, request.params.id, writingOf(request)) })
  )

  app.delete(
    '/api/places/multiDelete/:ids',
    {
      schema: {
        tags,
        summary: 'Put several slots without bookings into the bin, all or none (super)',
        params: z.object({ ids: SlotIds }),
        response: { 200: Done, ...writeRefusals, 404: Refusal, 409: Refusal },
      },
    },
    async (request) => {
      const { ids } = request.params
      await deleteSlots(app.db, ids, writingOf(request))
      return { message: request.say('slot.deleted', { count: new Set(ids).size }) }
    }
  )
}
