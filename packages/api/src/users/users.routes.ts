import type { FastifyPluginAsync } from 'fastify'
import { appointmentDetailOf } from '../appointments/answers.ts'
import { listEverOwn } from '../appointments/own.queries.ts'
import { askingOf, endSessionOf, endSessionsOf, listSessions } from '../auth/sessions.queries.ts'
import { notFound } from '../errors.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { grantPanel } from './granting.ts'
import { invitationsRoutes } from './invitations.routes.ts'
import { findUserRow, listUsers } from './list.queries.ts'

/** `/api/users`: who has an account and who has the panel, for super users. */
export const usersRoutes: FastifyPluginAsync = async (app) => {
  await app.register(invitationsRoutes)

  route(app, 'GET /api/users', async ({ query }) => listUsers(app.db, query, app.clock()))

  route(app, 'PATCH /api/users/:id', async (request) => {
    const { id } = request.params
    const now = app.clock()
    const by = signedIn(request).id
    const configured = app.env.SUPER_EMAILS
    await grantPanel(app.db, { user: id, super: request.body.super, by, now, configured })
    return { data: await findUserRow(app.db, id, now) }
  })

  route(app, 'GET /api/users/:id/sessions', async (request) => {
    const asking = askingOf(request)
    const { id } = await findUserRow(app.db, request.params.id, asking.now)
    return { data: await listSessions(app.db, id, asking) }
  })

  route(app, 'GET /api/users/:id/appointments', async ({ params }) => {
    const user = await findUserRow(app.db, params.id, app.clock())
    return { data: (await listEverOwn(app.db, user)).map(appointmentDetailOf) }
  })

  route(app, 'DELETE /api/users/:id/sessions/:session', async (request) => {
    const { id, session } = request.params
    if (!(await endSessionOf(app.db, id, session))) throw notFound()
    return { message: request.say('user.sessionsEnded', { count: 1 }) }
  })

  route(app, 'DELETE /api/users/:id/sessions', async (request) => {
    const { id } = await findUserRow(app.db, request.params.id, app.clock())
    const count = await endSessionsOf(app.db, id)
    return { message: request.say('user.sessionsEnded', { count }) }
  })
}
