import {
  AuthenticatorConfirm,
  AuthenticatorSetupAnswer,
  CurrentUserAnswer,
  Done,
  FactorProof,
  FactorsAnswer,
  InvalidFields,
  RecoveryCodesAnswer,
  Refusal,
} from '@gallery/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOfficeOf } from '../account/office.ts'
import { requireProof, requireUser, signedIn } from '../auth/guards.ts'
import { authLimits } from '../auth/limits.ts'
import { proveSession } from '../auth/session.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import { readOptions } from '../options/options.queries.ts'
import { limitRate } from '../rateLimits.ts'
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticators.queries.ts'
import { findFactors, putFactorOff, putFactorOffAfterRemoval } from './factors.queries.ts'
import { passkeySignInRoutes, passkeysRoutes } from './passkeys.routes.ts'
import { readProof } from './proof.ts'
import { makeRecoveryCodes } from './recoveryCodes.queries.ts'
import { tellOwner } from './telling.ts'

const tags = ['factors']
const refusals = { 401: Refusal, 403: Refusal }
const bodyRefusals = { 400: Refusal, 413: Refusal, 415: Refusal, 422: InvalidFields, 429: Refusal }

/** What somebody has beside the mailbox to say who they are: passkeys, an app that shows codes, codes on paper. */
export const factorsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  await app.register(passkeySignInRoutes)
  await app.register(passkeysRoutes)
  await app.register(provingRoutes)
  await app.register(ownFactors)
}

/** What a session can do that has not proven its second factor. */
const provingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireUser)

  app.post(
    '/auth/factors/proof',
    {
      schema: {
        tags,
        summary: "Say once more who one is: by the app's code, a passkey or a recovery code",
        body: FactorProof,
        response: { 200: CurrentUserAnswer, ...refusals, ...bodyRefusals },
      },
    },
    async (request) => {
      const office = accountOfficeOf(request)
      const factor = await readProof(request, office, request.body)
      app.nudgeMail()
      return { data: await proveSession(app.db, request, factor, office.now) }
    }
  )

  app.post(
    '/auth/factors/later',
    {
      schema: {
        tags,
        summary: 'Go on without a second factor for a week, once (super)',
        response: { 200: CurrentUserAnswer, ...refusals, 409: Refusal },
      },
    },
    async (request) => {
      const { awaits, ...user } = signedIn(request)
      const isPut =
        awaits === 'choice' && (await app.db.transaction((tx) => putFactorOff(tx, user.id, app.clock())))
      if (!isPut) throw new Refused(409, 'factor.notLater')
      return { data: { ...user, super: true, awaits: null } }
    }
  )
}

const ownFactors: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireUser)
  app.addHook('onRequest', requireProof)

  app.get(
    '/auth/factors',
    {
      schema: {
        tags,
        summary: "One's passkeys, app and recovery codes",
        response: { 200: FactorsAnswer, 401: Refusal },
      },
    },
    async (request) => ({ data: await findFactors(app.db, signedIn(request).id) })
  )

  app.post(
    '/auth/authenticator',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'Begin to set an app up that shows codes',
        response: { 200: AuthenticatorSetupAnswer, ...refusals, 429: Refusal },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const now = app.clock()
      await limitRate(app.db, `factors:user:${user.id}`, authLimits.factors, now)
      const { name } = await readOptions(app.db)
      return { data: await beginAuthenticator(app.db, user, name, now) }
    }
  )

  app.put(
    '/auth/authenticator',
    {
      schema: {
        tags,
        summary: 'Take the app into use, with the first code that it shows',
        body: AuthenticatorConfirm,
        response: { 200: Done, ...refusals, ...bodyRefusals },
      },
    },
    async (request) => {
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
    }
  )

  app.delete(
    '/auth/authenticator',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'Take the app away',
        response: { 200: Done, ...refusals, 404: Refusal },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const office = accountOfficeOf(request)
      await app.db.transaction(async (tx) => {
        if (!(await removeAuthenticator(tx, user.id))) throw notFound()
        await putFactorOffAfterRemoval(tx, user.id, office.now)
        await tellOwner(tx, office, user.email, 'appRemoved')
      })
      app.nudgeMail()
      return { message: request.say('factor.appRemoved') }
    }
  )

  app.post(
    '/auth/recoveryCodes',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'Make ten new recovery codes, shown this once; the ones before open nothing any more',
        response: { 200: RecoveryCodesAnswer, ...refusals, 429: Refusal },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const office = accountOfficeOf(request)
      await limitRate(app.db, `factors:user:${user.id}`, authLimits.factors, office.now)
      const data = await app.db.transaction(async (tx) => {
        await tellOwner(tx, office, user.email, 'codesMade')
        return makeRecoveryCodes(tx, user.id, office.now)
      })
      app.nudgeMail()
      return { data }
    }
  )
}
