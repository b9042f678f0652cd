import { mailboxOf } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { InvalidInput } from '../errors.ts'
import { ownType } from '../http/ownType.ts'
import { route } from '../http/route.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { signInMail } from '../mail/signIn.ts'
import { claimBookings } from '../people/claiming.ts'
import { acceptInvitation } from '../people/invitations.queries.ts'
import { upsertUser } from '../people/users.queries.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { readOptions } from '../readOptions.ts'
import { say } from '../say.ts'
import { endLinkRoutes } from './endLink.routes.ts'
import { letIn } from './letIn.ts'
import { authLimits } from './limits.ts'
import { issueLogin, redeemCode, redeemToken, voidLogins } from './login.queries.ts'
import { proofRoutes } from './proof.routes.ts'
import { endSession } from './session.ts'
import { sessionsRoutes } from './sessions.routes.ts'

/** Signing in by mail, and out (docs/product.md, Signing in). */
export const authRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /:lang/auth/login', async ({ body, params, ip, headers }, reply) => {
    const { db, env } = app
    const now = app.clock()
    await limitRate(db, `login:ip:${visitorOf(ip)}`, authLimits.ip, now)
    await limitRate(db, `login:email:${mailboxOf(body.email)}`, authLimits.email, now)
    // Who is known and who is not takes the same way here: whether there is a user shows only after signing in.
    await db.transaction(async (tx) => {
      const login = await issueLogin(tx, { ...body, language: params.lang }, now)
      const content = signInMail({
        ...login,
        language: params.lang,
        options: await readOptions(tx),
        timeZone: env.GALLERY_TZ,
        publicUrl: env.PUBLIC_URL,
        userAgent: headers['user-agent'] ?? '',
        now,
      })
      await enqueueMail(tx, {
        kind: 'signIn',
        language: params.lang,
        to: body.email,
        content,
        now,
        expiresAt: login.expiresAt,
      })
    })
    app.nudgeMail()
    return reply.type(ownType(reply)).send(say(params.lang, 'auth.signInMailed'))
  })

  route(app, 'POST /auth/login', async (request, reply) => {
    const { body } = request
    const { db, env } = app
    const now = app.clock()
    await limitRate(db, `guess:ip:${visitorOf(request.ip)}`, authLimits.ip, now)
    if ('code' in body) await limitRate(db, `guess:email:${mailboxOf(body.email)}`, authLimits.code, now)
    const login =
      'token' in body
        ? await redeemToken(db, body.token, now)
        : await redeemCode(db, { ...body, purpose: 'signIn' }, now)
    if (!login) throw new InvalidInput('token' in body ? { token: 'auth.badLink' } : { code: 'auth.badCode' })
    const { email, path, query } = login
    const user = await db.transaction(async (tx) => {
      const invited = await acceptInvitation(tx, email, now)
      await voidLogins(tx, email, now)
      const row = await upsertUser(tx, { email, super: invited || env.SUPER_EMAILS.includes(email) }, now)
      await claimBookings(tx, row)
      return letIn(tx, request, reply, { user: row, factor: null, timeZone: body.time_zone, now })
    })
    app.nudgeMail()
    return { data: user, path, query }
  })

  route(app, 'POST /auth/logout', async (request, reply) => {
    await endSession(app.db, request, reply)
    return { message: request.say('auth.signedOut') }
  })

  route(app, 'GET /auth/getUser', async ({ user }, reply) => {
    reply.header('Cache-Control', 'no-store')
    return { data: user }
  })

  await app.register(endLinkRoutes)
  await app.register(proofRoutes)
  await app.register(sessionsRoutes)
}
