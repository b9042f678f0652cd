import { Done, EventAnswer, EventChange, EventForm, EventsChange, Id, Refusal } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { binEvent, changeEvent, createEvent, restoreEvent } from './changes.queries.ts'
import { duplicateEvent } from './copies.queries.ts'
import { findWholeEvent } from './event.queries.ts'
import { toggleArtist } from './parts.queries.ts'

const tags = ['events']
const byId = z.object({ id: Id })

/** 409: somebody saved in between, `data` being the event as it is now; or people have places in it. */
const Stale = Refusal.extend(EventAnswer.partial().shape)

/** What super users do to events. Every answer carries the event as it is afterwards. */
export const eventWrites: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  const zone = app.env.GALLERY_TZ

  async function answer(tx: Db, id: number) {
    const event = await findWholeEvent(tx, id, { hidden: true, now: app.clock(), zone })
    if (!event) throw notFound()
    return { data: event }
  }

  app.post(
    '/api/events',
    {
      schema: {
        tags,
        summary: 'Create an event (super)',
        body: EventForm,
        response: { 201: EventAnswer, ...writeRefusals },
      },
    },
    async (request, reply) => {
      const created = await app.db.transaction(async (tx) =>
        answer(tx, await createEvent(tx, request.body, writingOf(request)))
      )
      return reply.code(201).send(created)
    }
  )

  app.patch(
    '/api/events/all',
    {
      schema: {
        tags,
        summary: 'Change several events, all or none (super)',
        body: EventsChange,
        response: { 200: z.object({ data: z.array(Id) }), ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) => {
      const writing = { ...writingOf(request), zone }
      // By id, so that two such requests cannot wait for each other's locks.
      const changes = request.body.events.toSorted((one, other) => one.id - other.id)
      await app.db.transaction(async (tx) => {
        for (const { id, ...change } of changes) await changeEvent(tx, id, change, writing)
      })
      return { data: request.body.events.map((event) => event.id) }
    }
  )

  app.patch(
    '/api/events/:id',
    {
      schema: {
        tags,
        summary: 'Change an event; with updated_at only if nobody saved since then (super)',
        params: byId,
        body: EventChange,
        response: { 200: EventAnswer, ...writeRefusals, 404: Refusal, 409: Stale },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await changeEvent(tx, request.params.id, request.body, { ...writingOf(request), zone })
        return answer(tx, request.params.id)
      })
  )

  app.patch(
    '/api/events/toggleArtist/:id',
    {
      schema: {
        tags,
        summary: 'Add the artist with the id of the body to the event, or take them out (super)',
        params: byId,
        body: byId,
        response: { 200: EventAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await toggleArtist(tx, request.params.id, request.body.id, writingOf(request))
        return answer(tx, request.params.id)
      })
  )

  app.delete(
    '/api/events/:id',
    {
      schema: {
        tags,
        summary: 'Put an event into the bin, unless people have places in it (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals, 404: Refusal, 409: Refusal },
      },
    },
    async (request) => {
      await app.db.transaction((tx) => binEvent(tx, request.params.id, writingOf(request)))
      return { message: request.say('event.binned') }
    }
  )

  app.post(
    '/api/events/:id/restore',
    {
      schema: {
        tags,
        summary: 'Bring an event back from the bin (super)',
        params: byId,
        response: { 200: EventAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request) =>
      app.db.transaction(async (tx) => {
        await restoreEvent(tx, request.params.id, writingOf(request))
        return answer(tx, request.params.id)
      })
  )

  app.post(
    '/api/events/:id/duplicate',
    {
      schema: {
        tags,
        summary:
          'Copy an event with texts, artists, related events and images, inactive and without slots (super)',
        params: byId,
        response: { 201: EventAnswer, ...writeRefusals, 404: Refusal },
      },
    },
    async (request, reply) => {
      const copy = await app.db.transaction(async (tx) =>
        answer(tx, await duplicateEvent(tx, request.params.id, writingOf(request)))
      )
      return reply.code(201).send(copy)
    }
  )
}
