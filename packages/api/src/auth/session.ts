import { type CurrentUser, csrfCookie } from '@gallery/contract'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Db } from '../db/db.ts'
import { isHttps } from '../env/env.ts'
import { Refused } from '../errors.ts'
import { hasFactor } from '../factors/factors.queries.ts'
import { demoWarning } from '../installation/demo.ts'
import { toUser } from '../people/users.queries.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'
import { hashToken, isToken, randomToken } from '../tokens.ts'
import { asksForFactors, awaitedBy, type Factor } from './awaited.ts'
import { csrfCookieRules, csrfTokenOf, visitorsCsrfToken } from './csrfToken.ts'
import { pageLanguage } from './pageLanguage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether super users need more than the mailbox here. */
    asksForFactors: boolean
  }
  interface FastifyRequest {
    /** Who is signed in; null for an anonymous visitor. */
    user: CurrentUser | null
    /** When they last proved who they are; null for an anonymous visitor. */
    provenAt: Date | null
  }
}

/** The cookie that holds a session's id. */
export const sessionCookie = 'gallery_session'

const day = 24 * 60 * 60 * 1000
/** A session ends when nothing was asked with it for this long, in milliseconds. */
const lifetime = 30 * day

/**
 * Gives every request its `user`. A session that is used lives on; that is written down once a day at most. The language
 * of the pages that its user reads is written down whenever it is another: mails that they did not ask for are in it.
 */
export const sessionPlugin = fp(async (app) => {
  app.decorateRequest('user', null)
  app.decorateRequest('provenAt', null)
  app.decorate('asksForFactors', asksForFactors(app.env))
  app.addHook('onReady', async () => {
    const warning = demoWarning(app.env)
    if (warning !== null) app.log.warn(`${warning.says}. ${warning.todo}`)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const page = app.pageBeingRead()
    if (page) {
      request.user = page.user
      request.provenAt = page.provenAt
      return done()
    }
    const id = request.cookies[sessionCookie]
    // What can be no id of ours costs no look.
    if (!id || !isToken(id)) return done()
    recognise(request, reply, id).then(() => done(), done)
  })

  async function recognise(request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> {
    const now = app.clock()
    const found = await findSession(app.db, id, now)
    // An unknown id is left alone: by the time this answer arrives the browser may hold a newer one.
    if (!found) return
    request.user = currentUser(found, app.asksForFactors, now)
    request.provenAt = found.session.proven_at
    const language = pageLanguage(request)
    if (language && language !== found.user.language)
      await app.db.update(users).set({ language }).where(eq(users.id, found.user.id))
    if (now.getTime() - found.session.last_seen_at.getTime() < day) return
    await app.db
      .update(sessions)
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + lifetime) })
      .where(eq(sessions.id_hash, found.session.id_hash))
    setSessionCookie(request, reply, id)
  }
})

async function findSession(db: Db, id: string, now: Date) {
  const [found] = await db
    .select({ session: sessions, user: users, hasFactor })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id_hash, hashToken(id)), gt(sessions.expires_at, now), isNull(users.deleted_at)))
  return found
}

type Found = NonNullable<Awaited<ReturnType<typeof findSession>>>

/** Who a session's user is at the moment: without the rights of a super user as long as something is awaited. */
function currentUser({ session, user, hasFactor }: Found, asks: boolean, now: Date): CurrentUser {
  const { factor } = session
  const awaits = awaitedBy({
    isSuper: user.super,
    hasFactor,
    factor,
    dueAt: user.factor_due_at,
    asks,
    now,
  })
  return { ...toUser(user), super: user.super && awaits === null, awaits }
}

/**
 * Starts a session for a user. Its id is new whatever the browser sent, so that nobody can plant one beforehand;
 * the session that the browser had ends.
 *
 * @param setting `factor` is by what they said who they are beside the mailbox; `timeZone` is that of the browser's clock, if it said; `endHash` is the hash of the token that ends it
 * by a mailed link
 */
export async function startSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  {
    now,
    factor,
    timeZone = '',
    endHash = null,
  }: { now: Date; factor: Factor; timeZone?: string; endHash?: string | null }
): Promise<CurrentUser> {
  await db.delete(sessions).where(lt(sessions.expires_at, now))
  await deleteSession(db, request)
  const id = randomToken()
  await db.insert(sessions).values({
    id_hash: hashToken(id),
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifetime),
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    ip: request.ip,
    time_zone: timeZone,
    proven_at: now,
    end_hash: endHash,
    factor,
  })
  await db.update(users).set({ signed_in_at: now, language: request.language }).where(eq(users.id, userId))
  setSessionCookie(request, reply, id)
  const found = await findSession(db, id, now)
  if (!found) throw new Error(`The session of user ${userId} was not started`)
  return currentUser(found, request.server.asksForFactors, now)
}

/**
 * Writes down that the session of a request was proven by a factor, just now. @returns who its user is from now on
 * @throws when there is no such session any more
 */
export async function proveSession(
  db: Db,
  request: FastifyRequest,
  factor: Exclude<Factor, null>,
  now: Date
): Promise<CurrentUser> {
  const id = request.cookies[sessionCookie] ?? ''
  await db
    .update(sessions)
    .set({ factor, proven_at: now })
    .where(eq(sessions.id_hash, hashToken(id)))
  const found = await findSession(db, id, now)
  if (!found) throw new Refused(401, 'error.unauthorized')
  return currentUser(found, request.server.asksForFactors, now)
}

/** Ends the session of a request, here and in the browser. */
export async function endSession(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await deleteSession(db, request)
  clearSessionCookie(request, reply)
}

/**
 * Makes the browser forget a session that has ended, and what it kept of the gallery meanwhile, such as pictures that visitors
 * do not see; its next writes are those of a visitor.
 */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, cookieRules(request))
  reply.header('clear-site-data', '"cache"')
  reply.setCookie(csrfCookie, visitorsCsrfToken(), csrfCookieRules(request.server.env))
}

/** The hash of the id of the session that asks, as the table holds it; null when the browser sent none. */
export function currentSession(request: FastifyRequest): string | null {
  const id = request.cookies[sessionCookie]
  return id ? hashToken(id) : null
}

/** Notes that the person of the session that asks has just proven who they are. */
export async function noteProof(db: Db, request: FastifyRequest, now: Date): Promise<void> {
  const id_hash = currentSession(request)
  if (id_hash !== null) await db.update(sessions).set({ proven_at: now }).where(eq(sessions.id_hash, id_hash))
}

async function deleteSession(db: Db, request: FastifyRequest): Promise<void> {
  const id_hash = currentSession(request)
  if (id_hash !== null) await db.delete(sessions).where(eq(sessions.id_hash, id_hash))
}

function setSessionCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  reply.setCookie(sessionCookie, id, { ...cookieRules(request), maxAge: lifetime / 1000 })
  reply.setCookie(csrfCookie, csrfTokenOf(id), csrfCookieRules(request.server.env))
}

/** No script reads it, no foreign site's form sends it, and where the site is secure it never travels in the open. */
function cookieRules(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request.server.env) } as const
}
