import {
  AppointmentDetailsAnswer,
  Done,
  Id,
  InvalidFields,
  Refusal,
  SessionsAnswer,
  Unproven,
  UserChange,
  UserRowAnswer,
  UsersAnswer,
  UsersQuery,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { appointmentDetailOf, listEverOwn } from '../appointments/appointments.queries.ts'
import { requireSuper, signedIn } from '../auth/guards.ts'
import { askingOf, endSessionOf, endSessionsOf, listSessions } from '../auth/sessions.queries.ts'
import { notFound } from '../errors.ts'
import { grantPanel } from './granting.ts'
import { invitationsRoutes } from './invitations.routes.ts'
import { findUserRow, listUsers } from './list.queries.ts'

const tags = ['users']
const byId = z.object({ id: Id })
const refusals = { 401: Refusal, 403: Refusal, 404: Refusal }

/** `/api/users`: who has an account and who has the panel, for super users. */
export const usersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireSuper)
  await app.register(invitationsRoutes)

  app.get(
    '/api/users',
    {
      schema: {
        tags,
        summary: 'Users, those with the panel first, a page at a time (super)',
        querystring: UsersQuery,
        response: { 200: UsersAnswer, 401: Refusal, 403: Refusal, 422: InvalidFields },
      },
    },
    async ({ query }) => listUsers(app.db, query, app.clock())
  )

  app.patch(
    '/api/users/:id',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: "Give somebody the panel or take it, but not one's own (super)",
        params: byId,
        body: UserChange,
        response: {
          200: UserRowAnswer,
          ...refusals,
          403: Unproven,
          400: Refusal,
          409: Refusal,
          415: Refusal,
          422: InvalidFields,
        },
      },
    },
    async (request) => {
      const { id } = request.params
      const now = app.clock()
      const by = signedIn(request).id
      const configured = app.env.SUPER_EMAILS
      await grantPanel(app.db, { user: id, super: request.body.super, by, now, configured })
      return { data: await findUserRow(app.db, id, now) }
    }
  )

  app.get(
    '/api/users/:id/sessions',
    {
      schema: {
        tags,
        summary: 'Where somebody is signed in (super)',
        params: byId,
        response: { 200: SessionsAnswer, ...refusals },
      },
    },
    async (request) => {
      const asking = askingOf(request)
      const { id } = await findUserRow(app.db, request.params.id, asking.now)
      return { data: await listSessions(app.db, id, asking) }
    }
  )

  app.get(
    '/api/users/:id/appointments',
    {
      schema: {
        tags,
        summary: 'Every booking of somebody, by time (super)',
        params: byId,
        response: { 200: AppointmentDetailsAnswer, ...refusals },
      },
    },
    async ({ params }) => {
      const user = await findUserRow(app.db, params.id, app.clock())
      return { data: (await listEverOwn(app.db, user)).map(appointmentDetailOf) }
    }
  )

  app.delete(
    '/api/users/:id/sessions/:session',
    {
      schema: {
        tags,
        summary: 'Sign somebody out of one place (super)',
        params: z.object({ id: Id, session: z.string().max(100) }),
        response: { 200: Done, ...refusals },
      },
    },
    async (request) => {
      const { id, session } = request.params
      if (!(await endSessionOf(app.db, id, session))) throw notFound()
      return { message: request.say('user.sessionsEnded', { count: 1 }) }
    }
  )

  app.delete(
    '/api/users/:id/sessions',
    {
      schema: {
        tags,
        summary: 'Sign somebody out everywhere (super)',
        params: byId,
        response: { 200: Done, ...refusals },
      },
    },
    async (request) => {
      const { id } = await findUserRow(app.db, request.params.id, app.clock())
      const count = await endSessionsOf(app.db, id)
      return { message: request.say('user.sessionsEnded', { count }) }
    }
  )
}
