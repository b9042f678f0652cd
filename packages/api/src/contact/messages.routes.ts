import {
  Done,
  Id,
  InvalidFields,
  MessageAnswer,
  MessageChange,
  MessageFindingsAnswer,
  MessagesAnswer,
  MessagesQuery,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { findSubjects } from './findings.queries.ts'
import { binMessage, findMessage, listMessages, markMessage, restoreMessage } from './messages.queries.ts'

const tags = ['messages']
const byId = z.object({ id: Id })
const refusals = { 401: Refusal, 403: Refusal, 404: Refusal }
const writeRefusals = { ...refusals, 400: Refusal, 415: Refusal, 422: InvalidFields }

/** `/api/messages`: what visitors wrote through the contact form, for super users only. */
export const messagesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/messages',
    {
      schema: {
        tags,
        summary: 'Messages, newest first, a page at a time (super)',
        querystring: MessagesQuery,
        response: { 200: MessagesAnswer, 401: Refusal, 403: Refusal, 422: InvalidFields },
      },
    },
    async ({ query }) => listMessages(app.db, query)
  )

  app.get(
    '/api/messages/:id',
    {
      schema: {
        tags,
        summary: 'One message; reading it changes nothing (super)',
        params: byId,
        response: { 200: MessageAnswer, ...refusals },
      },
    },
    async ({ params }) => ({ data: await findMessage(app.db, params.id) })
  )

  app.patch(
    '/api/messages/:id',
    {
      schema: {
        tags,
        summary: 'Mark a message as read or unread (super)',
        params: byId,
        body: MessageChange,
        response: { 200: MessageAnswer, ...writeRefusals },
      },
    },
    async ({ params, body }) =>
      app.db.transaction(async (tx) => ({ data: await markMessage(tx, params.id, body.read, app.clock()) }))
  )

  app.get(
    '/api/messages/:id/findings',
    {
      schema: {
        tags,
        summary: 'What a message speaks of: works that it names, bookings of whoever wrote it (super)',
        params: byId,
        response: { 200: MessageFindingsAnswer, ...refusals },
      },
    },
    async ({ params }) => {
      const message = await findMessage(app.db, params.id)
      return { data: await findSubjects(app.db, message, app.clock()) }
    }
  )

  app.post(
    '/api/messages/:id/restore',
    {
      schema: {
        tags,
        summary: 'Take a message out of the bin (super)',
        params: byId,
        response: { 200: MessageAnswer, ...refusals },
      },
    },
    async ({ params }) => app.db.transaction(async (tx) => ({ data: await restoreMessage(tx, params.id) }))
  )

  app.delete(
    '/api/messages/:id',
    {
      schema: {
        tags,
        summary: 'Put a message into the bin (super)',
        params: byId,
        response: { 200: Done, ...writeRefusals },
      },
    },
    async (request) => {
      await app.db.transaction((tx) => binMessage(tx, request.params.id, app.clock()))
      return { message: request.say('message.binned') }
    }
  )
}
