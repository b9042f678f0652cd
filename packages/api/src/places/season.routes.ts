import {
  AgendaAnswer,
  AgendaQuery,
  Done,
  Id,
  InvalidFields,
  Refusal,
  SlotForms,
  SlotsAnswer,
  SlotsRemoval,
  SlotsRemovalAnswer,
  SlotTaken,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { officeOf } from '../appointments/office.ts'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { dayRange, today } from '../days.ts'
import { writeRefusals } from '../refusals.ts'
import { writingOf } from '../writing.ts'
import { listAgenda } from './agenda.queries.ts'
import { createSeason } from './planning.ts'
import { removeSlots, undoRemoval } from './removing.ts'

const tags = ['places']

/** What the panel does with many slots at once: its calendar, opening a season, taking one away. */
export const seasonRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)

  app.get(
    '/api/places/agenda',
    {
      schema: {
        tags,
        summary: 'Slots of a window of days with their events and who comes (super)',
        querystring: AgendaQuery,
        response: { 200: AgendaAnswer, 401: Refusal, 403: Refusal, 422: InvalidFields },
      },
    },
    async ({ query }) => {
      const { now, zone } = officeOf(app)
      const window = dayRange(query.from ?? today(now, zone), zone, query.days)
      return { data: await listAgenda(app.db, now, { ...window, event: query.event }) }
    }
  )

  app.post(
    '/api/places/many',
    {
      schema: {
        tags,
        summary: 'Create many slots at once, in the place of empty ones if so told, all or none (super)',
        body: SlotForms,
        response: { 201: SlotsAnswer, ...writeRefusals, 404: Refusal, 409: SlotTaken },
      },
    },
    async (request, reply) => {
      const data = await createSeason(app.db, request.body, writingOf(request))
      return reply.code(201).send({ data })
    }
  )

  app.post(
    '/api/places/remove',
    {
      schema: {
        tags,
        summary: 'Take many slots away and cancel their bookings, or close them; the mails wait (super)',
        body: SlotsRemoval,
        response: { 200: SlotsRemovalAnswer, ...writeRefusals, 404: Refusal, 409: Refusal },
      },
    },
    async (request) => {
      const data = await removeSlots(officeOf(app), request.body, signedIn(request).id)
      return { data }
    }
  )

  app.post(
    '/api/places/removals/:id/undo',
    {
      schema: {
        tags,
        summary: 'Undo a removal while its mails have not left (super)',
        params: z.object({ id: Id }),
        response: { 200: Done, 401: Refusal, 403: Refusal, 404: Refusal, 409: Refusal },
      },
    },
    async (request) => {
      const count = await undoRemoval(officeOf(app), request.params.id, signedIn(request).id)
      return { message: request.say('removal.taken', { count }) }
    }
  )
}
