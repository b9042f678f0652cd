import type { FastifyPluginAsync } from 'fastify'
import { route } from '../http/route.ts'
import { findSubjects } from './findings.queries.ts'
import { binMessage, findMessage, listMessages, markMessage, restoreMessage } from './messages.queries.ts'

/** `/api/messages`: what visitors wrote through the contact form, for super users only. */
export const messagesRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'GET /api/messages', async ({ query }) => listMessages(app.db, query))

  route(app, 'GET /api/messages/:id', async ({ params }) => ({ data: await findMessage(app.db, params.id) }))

  route(app, 'PATCH /api/messages/:id', async ({ params, body }) =>
    app.db.transaction(async (tx) => ({ data: await markMessage(tx, params.id, body.read, app.clock()) }))
  )

  route(app, 'GET /api/messages/:id/findings', async ({ params }) => {
    const message = await findMessage(app.db, params.id)
    return { data: await findSubjects(app.db, message, app.clock()) }
  })

  route(app, 'POST /api/messages/:id/restore', async ({ params }) =>
    app.db.transaction(async (tx) => ({ data: await restoreMessage(tx, params.id) }))
  )

  route(app, 'DELETE /api/messages/:id', async (request) => {
    await app.db.transaction((tx) => binMessage(tx, request.params.id, app.clock()))
    return { message: request.say('message.binned') }
  })
}
