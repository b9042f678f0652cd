import type { FastifyPluginAsync } from 'fastify'
import { InvalidInput, notFound, Refused } from '../../errors.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} from '../../factors/authenticators.queries.ts'
import { findFactors, putFactorOff, putFactorOffAfterRemoval } from '../../factors/factors.queries.ts'
import { makeRecoveryCodes } from '../../factors/recoveryCodes.queries.ts'
import { signedIn } from '../../http/guards.ts'
import { route } from '../../http/route.ts'
import { accountOfficeOf } from '../../mail/accountOffice.ts'
import { limitRate } from '../../rateLimits.ts'
import { readOptions } from '../../readOptions.ts'
import { authLimits } from '../limits.ts'
import { proveSession } from '../session.ts'
import { passkeySignInRoutes, passkeysRoutes } from './passkeys.routes.ts'
import { readProof } from './proof.ts'
import { tellOwner } from './telling.ts'

/** What somebody has beside the mailbox to say who they are: passkeys, an app that shows codes, codes on paper. */
export const factorsRoutes: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(passkeySignInRoutes)
  await app.register(passkeysRoutes)

  route(app, 'POST /auth/factors/proof', async (request) => {
    const office = accountOfficeOf(request)
    const factor = await readProof(request, office, request.body)
    app.nudgeMail()
    return { data: await proveSession(app.db, request, factor, office.now) }
  })

  route(app, 'POST /auth/factors/later', async (request) => {
    const { awaits, ...user } = signedIn(request)
    const isPut =
      awaits === 'choice' && (await app.db.transaction((tx) => putFactorOff(tx, user.id, app.clock())))
    if (!isPut) throw new Refused(409, 'factor.notLater')
    return { data: { ...user, super: true, awaits: null } }
  })

  route(app, 'GET /auth/factors', async (request) => ({
    data: await findFactors(app.db, signedIn(request).id),
  }))

  route(app, 'POST /auth/authenticator', async (request) => {
    const user = signedIn(request)
    const now = app.clock()
    await limitRate(app.db, `factors:user:${user.id}`, authLimits.factors, now)
    const { name } = await readOptions(app.db)
    return { data: await beginAuthenticator(app.db, user, name, now) }
  })

  route(app, 'PUT /auth/authenticator', async (request) => {
    const user = signedIn(request)
    const office = accountOfficeOf(request)
    await limitRate(app.db, `factors:user:${user.id}`, authLimits.factors, office.now)
    await app.db.transaction(async (tx) => {
      const isIts = await confirmAuthenticator(tx, user.id, request.body, office.now)
      if (!isIts) throw new InvalidInput({ code: 'factor.badCode' })
      await proveSession(tx, request, 'app', office.now)
      await tellOwner(tx, office, user.email, 'appAdded')
    })
    app.nudgeMail()
    return { message: request.say('factor.appAdded') }
  })

  route(app, 'DELETE /auth/authenticator', async (request) => {
    const user = signedIn(request)
    const office = accountOfficeOf(request)
    await app.db.transaction(async (tx) => {
      if (!(await removeAuthenticator(tx, user.id))) throw notFound()
      await putFactorOffAfterRemoval(tx, user.id, office.now)
      await tellOwner(tx, office, user.email, 'appRemoved')
    })
    app.nudgeMail()
    return { message: request.say('factor.appRemoved') }
  })

  route(app, 'POST /auth/recoveryCodes', async (request) => {
    const user = signedIn(request)
    const office = accountOfficeOf(request)
    await limitRate(app.db, `factors:user:${user.id}`, authLimits.factors, office.now)
    const data = await app.db.transaction(async (tx) => {
      await tellOwner(tx, office, user.email, 'codesMade')
      return makeRecoveryCodes(tx, user.id, office.now)
    })
    app.nudgeMail()
    return { data }
  })
}
