import type { FastifyPluginAsync } from 'fastify'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { route } from '../http/route.ts'
import { writingOf } from '../writing.ts'
import { binEvent, changeEvent, createEvent, restoreEvent } from './changes.queries.ts'
import { duplicateEvent } from './copies.queries.ts'
import { findWholeEvent } from './event.queries.ts'
import { toggleArtist } from './parts.queries.ts'

/** What super users do to events. Every answer carries the event as it is afterwards. */
export const eventWrites: FastifyPluginAsync = async (app) => {
  const zone = app.env.GALLERY_TZ

  async function answer(tx: Db, id: number) {
    const event = await findWholeEvent(tx, id, { hidden: true, now: app.clock(), zone })
    if (!event) throw notFound()
    return { data: event }
  }

  route(app, 'POST /api/events', async (request, reply) => {
    const created = await app.db.transaction(async (tx) =>
      answer(tx, await createEvent(tx, request.body, writingOf(request)))
    )
    return reply.code(201).send(created)
  })

  route(app, 'PATCH /api/events/all', async (request) => {
    const writing = { ...writingOf(request), zone }
    // By id, so that two such requests cannot wait for each other's locks.
    const changes = request.body.events.toSorted((one, other) => one.id - other.id)
    await app.db.transaction(async (tx) => {
      for (const { id, ...change } of changes) await changeEvent(tx, id, change, writing)
    })
    return { data: request.body.events.map((event) => event.id) }
  })

  route(app, 'PATCH /api/events/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await changeEvent(tx, request.params.id, request.body, { ...writingOf(request), zone })
      return answer(tx, request.params.id)
    })
  )

  route(app, 'PATCH /api/events/toggleArtist/:id', async (request) =>
    app.db.transaction(async (tx) => {
      await toggleArtist(tx, request.params.id, request.body.id, writingOf(request))
      return answer(tx, request.params.id)
    })
  )

  route(app, 'DELETE /api/events/:id', async (request) => {
    await app.db.transaction((tx) => binEvent(tx, request.params.id, writingOf(request)))
    return { message: request.say('event.binned') }
  })

  route(app, 'POST /api/events/:id/restore', async (request) =>
    app.db.transaction(async (tx) => {
      await restoreEvent(tx, request.params.id, writingOf(request))
      return answer(tx, request.params.id)
    })
  )

  route(app, 'POST /api/events/:id/duplicate', async (request, reply) => {
    const copy = await app.db.transaction(async (tx) =>
      answer(tx, await duplicateEvent(tx, request.params.id, writingOf(request)))
    )
    return reply.code(201).send(copy)
  })
}
