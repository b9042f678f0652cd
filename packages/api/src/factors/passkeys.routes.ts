import {
  CurrentUserAnswer,
  Done,
  Id,
  InvalidFields,
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreationAnswer,
  PasskeyName,
  PasskeyProof,
  PasskeyRequestAnswer,
  Refusal,
} from '@gallery/contract'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountOfficeOf } from '../account/office.ts'
import { requireProof, requireUser, signedIn } from '../auth/guards.ts'
import { letIn } from '../auth/letIn.ts'
import { authLimits } from '../auth/limits.ts'
import { proveSession } from '../auth/session.ts'
import { deviceName } from '../auth/sessions.queries.ts'
import { InvalidInput, Refused } from '../errors.ts'
import { readOptions } from '../options/options.queries.ts'
import { limitRate, visitorOf } from '../rateLimits.ts'
import { upsertUser } from '../users/users.queries.ts'
import { users } from '../users/users.table.ts'
import { putFactorOffAfterRemoval } from './factors.queries.ts'
import { offerCreation, offerUse, readCreation, readUse } from './passkeyCeremony.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey, toPasskey } from './passkeys.queries.ts'
import { tellOwner } from './telling.ts'

const tags = ['factors']
const refusals = { 401: Refusal, 403: Refusal }
const bodyRefusals = { 400: Refusal, 413: Refusal, 415: Refusal, 422: InvalidFields, 429: Refusal }
const byId = z.object({ id: Id })

/** More than anybody has devices. */
const mostPasskeys = 30

/** Signing in with a passkey: nobody says who they are before. */
export const passkeySignInRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/passkeys/use',
    {
      schema: {
        tags,
        summary:
          'What a browser needs to use a passkey; the same for everybody, each time with another challenge',
        response: { 200: PasskeyRequestAnswer, 403: Refusal, 429: Refusal },
      },
    },
    async ({ ip }) => {
      const { db, env } = app
      const now = app.clock()
      await limitRate(db, `passkeys:ip:${visitorOf(ip)}`, authLimits.challenges, now)
      return { data: await offerUse({ db, env, now }) }
    }
  )

  app.post(
    '/auth/passkeys/login',
    {
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: PasskeyProof,
        response: { 200: CurrentUserAnswer, 403: Refusal, ...bodyRefusals },
      },
    },
    async (request, reply) => {
      const { db, env } = app
      const now = app.clock()
      await limitRate(db, `guess:ip:${visitorOf(request.ip)}`, authLimits.ip, now)
      const passkey = await readUse({ db, env, now }, request.body)
      const data =
        passkey &&
        (await db.transaction(async (tx) => {
          const [user] = await tx.select().from(users).where(eq(users.id, passkey.user_id)).for('update')
          if (!user || user.deleted_at) return undefined
          const { email } = user
          await upsertUser(tx, { email, super: env.SUPER_EMAILS.includes(email) }, now)
          return letIn(tx, request, reply, { user, factor: 'passkey', timeZone: '', now })
        }))
      if (!data) throw new InvalidInput({ passkey: 'factor.badPasskey' })
      app.nudgeMail()
      return { data }
    }
  )
}

/** `/auth/passkeys`: one's own. */
export const passkeysRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireUser)
  app.addHook('onRequest', requireProof)

  app.post(
    '/auth/passkeys/create',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: 'What a browser needs to make a passkey for whoever is signed in',
        response: { 200: PasskeyCreationAnswer, ...refusals, 409: Refusal, 429: Refusal },
      },
    },
    async (request) => {
      const { db, env } = app
      const user = signedIn(request)
      const now = app.clock()
      await limitRate(db, `factors:user:${user.id}`, authLimits.factors, now)
      if ((await listPasskeys(db, user.id)).length >= mostPasskeys) {
        throw new Refused(409, 'factor.tooManyPasskeys', { max: mostPasskeys })
      }
      const { name } = await readOptions(db)
      return { data: await offerCreation({ db, env, now }, user, name) }
    }
  )

  app.post(
    '/auth/passkeys',
    {
      schema: {
        tags,
        summary: 'Keep a new passkey, named by the device that made it',
        body: NewPasskey,
        response: { 201: PasskeyAnswer, ...refusals, ...bodyRefusals },
      },
    },
    async (request, reply) => {
      const { db, env } = app
      const user = signedIn(request)
      const office = accountOfficeOf(request)
      const { now } = office
      const made = await readCreation({ db, env, now }, user.id, request.body)
      const name = deviceName(request.headers['user-agent'] ?? '', request.language)
      const row =
        made &&
        (await db.transaction(async (tx) => {
          const added = await addPasskey(tx, { ...made, user_id: user.id, name, created_at: now })
          if (!added) return undefined
          await proveSession(tx, request, 'passkey', now)
          await tellOwner(tx, office, user.email, 'passkeyAdded', { name })
          return added
        }))
      if (!row) throw new InvalidInput({ passkey: 'factor.badNewPasskey' })
      app.nudgeMail()
      return reply
        .code(201)
        .send({ data: toPasskey(row), message: request.say('factor.passkeyAdded', { name }) })
    }
  )

  app.patch(
    '/auth/passkeys/:id',
    {
      schema: {
        tags,
        summary: "Give one of one's passkeys another name",
        params: byId,
        body: PasskeyName,
        response: { 200: PasskeyAnswer, ...refusals, ...bodyRefusals, 404: Refusal },
      },
    },
    async (request) => {
      const { id } = request.params
      const row = await renamePasskey(app.db, signedIn(request).id, id, request.body.name)
      return { data: toPasskey(row), message: request.say('factor.passkeyRenamed') }
    }
  )

  app.delete(
    '/auth/passkeys/:id',
    {
      config: { fresh: true },
      schema: {
        tags,
        summary: "Remove one of one's passkeys",
        params: byId,
        response: { 200: Done, ...refusals, 404: Refusal },
      },
    },
    async (request) => {
      const user = signedIn(request)
      const office = accountOfficeOf(request)
      await app.db.transaction(async (tx) => {
        const { name } = await removePasskey(tx, user.id, request.params.id)
        await putFactorOffAfterRemoval(tx, user.id, office.now)
        await tellOwner(tx, office, user.email, 'passkeyRemoved', { name })
      })
      app.nudgeMail()
      return { message: request.say('factor.passkeyRemoved') }
    }
  )
}
