import type { FastifyPluginAsync } from 'fastify'
import { binMessages, findMessage, listMessages, restoreMessage } from '../contact/messages.queries.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { officeOf } from '../office.ts'
import { limitRate } from '../rateLimits.ts'
import { answerMessage, noteEntry } from './answering.ts'
import { type Changing, changeMany, changeMessages } from './changing.ts'
import { findSubjects } from './findings.queries.ts'
import { findThread, noteWriting } from './threads.queries.ts'

/** Answers of one person: a mailing is something else. */
const answers = { max: 120, window: 60 * 60_000 }

/** `/api/messages`: what visitors wrote to the gallery, and what it answered, for super users only. */
export const messagesRoutes: FastifyPluginAsync = async (app) => {
  const changingOf = (by: number): Changing => ({ now: app.clock(), by, zone: app.env.GALLERY_TZ })

  route(app, 'GET /api/messages', async ({ query }) => listMessages(app.db, query, app.clock()))

  route(app, 'GET /api/messages/:id', async (request) => ({
    data: await findThread(app.db, request.params.id, { now: app.clock(), by: signedIn(request).id }),
  }))

  route(app, 'PATCH /api/messages/:id', async (request) => {
    const { params, body } = request
    const changing = changingOf(signedIn(request).id)
    return app.db.transaction(async (tx) => {
      await changeMessages(tx, [params.id], body, changing)
      return { data: await findMessage(tx, params.id, changing.now) }
    })
  })

  route(app, 'POST /api/messages/many', async (request) => {
    const { body } = request
    await app.db.transaction((tx) => changeMany(tx, body, changingOf(signedIn(request).id)))
    return {
      message: request.say(body.bin ? 'messages.binned' : 'messages.changed', { count: body.ids.length }),
    }
  })

  route(app, 'POST /api/messages/:id/answers', async (request, reply) => {
    const by = signedIn(request)
    const office = officeOf(app)
    await limitRate(app.db, `answers:${by.id}`, answers, office.now)
    const answering = { office, storage: app.storage, by }
    const data = await answerMessage(request.params.id, request.body, answering, (work) =>
      app.db.transaction(work)
    )
    app.nudgeMail()
    return reply.code(201).send({ data })
  })

  route(app, 'POST /api/messages/:id/entries', async (request, reply) => {
    const { params, body } = request
    const at = { now: app.clock(), by: signedIn(request).id }
    const data = await app.db.transaction(async (tx) => {
      await noteEntry(tx, params.id, body, at)
      return findThread(tx, params.id, at)
    })
    return reply.code(201).send({ data })
  })

  route(app, 'POST /api/messages/:id/writing', async (request) => {
    const at = { now: app.clock(), by: signedIn(request).id, writing: request.body.writing }
    return { data: await noteWriting(app.db, request.params.id, at) }
  })

  route(app, 'GET /api/messages/:id/findings', async ({ params }) => {
    const now = app.clock()
    const message = await findMessage(app.db, params.id, now)
    return { data: await findSubjects(app.db, message, now) }
  })

  route(app, 'POST /api/messages/:id/restore', async ({ params }) =>
    app.db.transaction(async (tx) => ({ data: await restoreMessage(tx, params.id, app.clock()) }))
  )

  route(app, 'DELETE /api/messages/:id', async (request) => {
    await app.db.transaction((tx) => binMessages(tx, [request.params.id], app.clock()))
    return { message: request.say('message.binned') }
  })
}
