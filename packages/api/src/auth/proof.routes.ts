import type { CurrentUser, ProofWay } from '@gallery/contract'
import type { FastifyPluginAsync } from 'fastify'
import { InvalidInput } from '../errors.ts'
import { isFresh } from '../http/fresh.ts'
import { signedIn } from '../http/guards.ts'
import { route } from '../http/route.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { proofMail } from '../mail/proof.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { readOptions } from '../readOptions.ts'
import { authLimits } from './limits.ts'
import { issueLogin, redeemCode } from './login.queries.ts'
import { noteProof } from './session.ts'

/**
 * `/auth/proof`: proving once more who one is, for what `fresh` routes do. Mails and guesses count for who is signed in,
 * apart from those of signing in: anybody may ask for those with an address that is not theirs.
 */
export const proofRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  route(app, 'GET /auth/proof', async (request) => ({
    data: { fresh: isFresh(request, app.clock()), ways: waysOf(signedIn(request)) },
  }))

  route(app, 'POST /auth/proof/mail', async (request) => {
    const { db, env } = app
    const { language } = request
    const { id, email } = signedIn(request)
    const now = app.clock()
    await limitRate(db, `login:ip:${visitorOf(request.ip)}`, authLimits.ip, now)
    await limitRate(db, `proofMail:user:${id}`, authLimits.email, now)
    await db.transaction(async (tx) => {
      const wish = { email, path: '/', query: '', language, purpose: 'proof' } as const
      const { code, expiresAt } = await issueLogin(tx, wish, now)
      const content = proofMail({
        language,
        options: await readOptions(tx),
        timeZone: env.GALLERY_TZ,
        publicUrl: env.PUBLIC_URL,
        now,
        code,
        expiresAt,
        userAgent: request.headers['user-agent'] ?? '',
      })
      await enqueueMail(tx, { kind: 'proof', language, to: email, content, now, expiresAt })
    })
    app.nudgeMail()
    return { message: request.say('auth.codeMailed', { email }) }
  })

  route(app, 'POST /auth/proof', async (request) => {
    const { id, email } = signedIn(request)
    const { code } = request.body
    const now = app.clock()
    await limitRate(app.db, `guess:ip:${visitorOf(request.ip)}`, authLimits.ip, now)
    await limitRate(app.db, `proofGuess:user:${id}`, authLimits.code, now)
    if (!(await redeemCode(app.db, { email, code, purpose: 'proof' }, now))) {
      throw new InvalidInput({ code: 'auth.badCode' })
    }
    await noteProof(app.db, request, now)
    return { message: request.say('auth.proven') }
  })
}

/** The ways that somebody has, the usual one first. */
function waysOf({ email }: CurrentUser): ProofWay[] {
  return [{ way: 'mail', to: email }]
}
