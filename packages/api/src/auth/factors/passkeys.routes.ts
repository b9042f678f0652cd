import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import { InvalidInput, Refused } from '../../errors.ts'
import { putFactorOffAfterRemoval } from '../../factors/factors.queries.ts'
import { offerCreation, offerUse, readCreation, readUse } from '../../factors/passkeyCeremony.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  toPasskey,
} from '../../factors/passkeys.queries.ts'
import { signedIn } from '../../http/guards.ts'
import { route } from '../../http/route.ts'
import { accountOfficeOf } from '../../mail/accountOffice.ts'
import { upsertUser } from '../../people/users.queries.ts'
import { limitRate, visitorOf } from '../../rateLimits.ts'
import { readOptions } from '../../readOptions.ts'
import { users } from '../../tables/users.table.ts'
import { letIn } from '../letIn.ts'
import { authLimits } from '../limits.ts'
import { proveSession } from '../session.ts'
import { deviceName } from '../sessions.queries.ts'
import { tellOwner } from './telling.ts'

/** More than anybody has devices. */
const mostPasskeys = 30

/** Signing in with a passkey: nobody says who they are before. */
export const passkeySignInRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /auth/passkeys/use', async ({ ip }) => {
    const { db, env } = app
    const now = app.clock()
    await limitRate(db, `passkeys:ip:${visitorOf(ip)}`, authLimits.challenges, now)
    return { data: await offerUse({ db, env, now }) }
  })

  route(app, 'POST /auth/passkeys/login', async (request, reply) => {
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
  })
}

/** `/auth/passkeys`: one's own. */
export const passkeysRoutes: FastifyPluginAsync = async (app) => {
  route(app, 'POST /auth/passkeys/create', async (request) => {
    const { db, env } = app
    const user = signedIn(request)
    const now = app.clock()
    await limitRate(db, `factors:user:${user.id}`, authLimits.factors, now)
    if ((await listPasskeys(db, user.id)).length >= mostPasskeys) {
      throw new Refused(409, 'factor.tooManyPasskeys', { max: mostPasskeys })
    }
    const { name } = await readOptions(db)
    return { data: await offerCreation({ db, env, now }, user, name) }
  })

  route(app, 'POST /auth/passkeys', async (request, reply) => {
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
  })

  route(app, 'PATCH /auth/passkeys/:id', async (request) => {
    const { id } = request.params
    const row = await renamePasskey(app.db, signedIn(request).id, id, request.body.name)
    return { data: toPasskey(row), message: request.say('factor.passkeyRenamed') }
  })

  route(app, 'DELETE /auth/passkeys/:id', async (request) => {
    const user = signedIn(request)
    const office = accountOfficeOf(request)
    await app.db.transaction(async (tx) => {
      const { name } = await removePasskey(tx, user.id, request.params.id)
      await putFactorOffAfterRemoval(tx, user.id, office.now)
      await tellOwner(tx, office, user.email, 'passkeyRemoved', { name })
    })
    app.nudgeMail()
    return { message: request.say('factor.passkeyRemoved') }
  })
}
