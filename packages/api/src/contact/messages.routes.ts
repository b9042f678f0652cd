import {
  Done,
  Id,
  InvalidFields,
  MessageAnswer,
  MessageChange,
  MessagesAnswer,
  MessagesQuery,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSuper } from '../auth/guards.ts'
import { binMessage, findMessage, listMessages, markMessage } from './messages.queries.ts'

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
    async ({ params, body }) => ({ data: await markMessage(app.db, params.id, body.read, app.clock()) })
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
      await binMessage(app.db, request.params.id, app.clock())
      return { message: request.say('message.binned') }
    }
  )
}
