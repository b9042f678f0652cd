import { Done, Refusal, SessionsAnswer } from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { notFound } from '../errors.ts'
import { requireUser, signedIn } from './guards.ts'
import { voidLogins } from './login.queries.ts'
import { clearSessionCookie, currentSession } from './session.ts'
import { askingOf, endSessionOf, endSessionsOf, listSessions } from './sessions.queries.ts'

const tags = ['auth']
const refusals = { 401: Refusal, 403: Refusal }

/** `/auth/sessions`: where somebody is signed in, for themselves to see and to end. */
export const sessionsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireUser)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get(
    '/auth/sessions',
    {
      schema: {
        tags,
        summary: 'Where one is signed in, the last used first',
        response: { 200: SessionsAnswer, 401: Refusal },
      },
    },
    async (request) => ({ data: await listSessions(app.db, signedIn(request).id, askingOf(request)) })
  )

  app.delete(
    '/auth/sessions/:id',
    {
      schema: {
        tags,
        summary: "End one of one's own sessions",
        params: z.object({ id: z.string().max(100) }),
        response: { 200: Done, ...refusals, 404: Refusal },
      },
    },
    async (request, reply) => {
      const ended = await endSessionOf(app.db, signedIn(request).id, request.params.id)
      if (ended === undefined) throw notFound()
      if (ended === currentSession(request)) clearSessionCookie(request, reply)
      return { message: request.say('auth.sessionEnded') }
    }
  )

  app.post(
    '/auth/logout/all',
    {
      schema: {
        tags,
        summary: 'Sign out everywhere; mails to sign in with that are on their way open nothing',
        response: { 200: Done, ...refusals },
      },
    },
    async (request, reply) => {
      const { id, email } = signedIn(request)
      await app.db.transaction(async (tx) => {
        await endSessionsOf(tx, id)
        await voidLogins(tx, email, app.clock())
      })
      clearSessionCookie(request, reply)
      return { message: request.say('auth.signedOutEverywhere') }
    }
  )
}
