import type { User } from '@gallery/contract'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Db } from '../db/db.ts'
import { isHttps } from '../env.ts'
import { toUser } from '../users/users.queries.ts'
import { users } from '../users/users.table.ts'
import { sessions } from './sessions.table.ts'
import { hashToken, randomToken } from './tokens.ts'

/** Who is asking. */
export type SessionUser = User

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for an anonymous visitor. */
    user: SessionUser | null
  }
}

/** The cookie that holds a session's id. */
export const sessionCookie = 'gallery_session'

const day = 24 * 60 * 60 * 1000
/** A session ends when nothing was asked with it for this long, in milliseconds. */
const lifetime = 30 * day

/** Gives every request its `user`. A session that is used lives on; that is written down once a day at most. */
export const sessionPlugin = fp(async (app) => {
  app.decorateRequest('user', null)
  app.addHook('onRequest', (request, reply, done) => {
    const id = request.cookies[sessionCookie]
    if (!id) return done()
    recognise(request, reply, id).then(() => done(), done)
  })

  async function recognise(request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> {
    const now = app.clock()
    const found = await findSession(app.db, id, now)
    // An unknown id is left alone: by the time this answer arrives the browser may hold a newer one.
    if (!found) return
    request.user = toUser(found.user)
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
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(and(eq(sessions.id_hash, hashToken(id)), gt(sessions.expires_at, now), isNull(users.deleted_at)))
  return found
}

/**
 * Starts a session for a user. Its id is new whatever the browser sent, so that nobody can plant one beforehand;
 * the session that the browser had ends.
 */
export async function startSession(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  now: Date
): Promise<void> {
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
  })
  await db.update(users).set({ signed_in_at: now }).where(eq(users.id, userId))
  setSessionCookie(request, reply, id)
}

/** Ends the session of a request, here and in the browser. */
export async function endSession(db: Db, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await deleteSession(db, request)
  clearSessionCookie(request, reply)
}

/** Makes the browser forget a session that has ended. */
export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, cookieRules(request))
}

/** The hash of the id of the session that asks, as the table holds it; null when the browser sent none. */
export function currentSession(request: FastifyRequest): string | null {
  const id = request.cookies[sessionCookie]
  return id ? hashToken(id) : null
}

async function deleteSession(db: Db, request: FastifyRequest): Promise<void> {
  const id_hash = currentSession(request)
  if (id_hash !== null) await db.delete(sessions).where(eq(sessions.id_hash, id_hash))
}

function setSessionCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  reply.setCookie(sessionCookie, id, { ...cookieRules(request), maxAge: lifetime / 1000 })
}

/** No script reads it, no foreign site's form sends it, and where the site is secure it never travels in the open. */
function cookieRules(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(request.server.env) } as const
}
