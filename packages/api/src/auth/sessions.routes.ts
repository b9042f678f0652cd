import type { FastifyPluginAsync } from 'fastify'
import { notFound } from '../errors.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { voidLogins } from './login.queries.ts'
import { clearSessionCookie, currentSession } from './session.ts'
import { askingOf, endSessionOf, endSessionsOf, listSessions } from './sessions.queries.ts'

/** `/auth/sessions`: where somebody is signed in, for themselves to see and to end. */
export const sessionsRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  route(app, 'GET /auth/sessions', async (request) => ({
    data: await listSessions(app.db, signedIn(request).id, askingOf(request)),
  }))

  route(app, 'DELETE /auth/sessions/:id', async (request, reply) => {
    const ended = await endSessionOf(app.db, signedIn(request).id, request.params.id)
    if (ended === undefined) throw notFound()
    if (ended === currentSession(request)) clearSessionCookie(request, reply)
    return { message: request.say('auth.sessionEnded') }
  })

  route(app, 'POST /auth/logout/all', async (request, reply) => {
    const { id, email } = signedIn(request)
    await app.db.transaction(async (tx) => {
      await endSessionsOf(tx, id)
      await voidLogins(tx, email, app.clock())
    })
    clearSessionCookie(request, reply)
    return { message: request.say('auth.signedOutEverywhere') }
  })
}
