import type { Language, Session } from '@gallery/contract'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { deviceOf } from '../mail/device.ts'
import { say } from '../say.ts'
import { sessions } from '../tables/sessions.table.ts'
import { users } from '../tables/users.table.ts'
import { hashToken } from '../tokens.ts'
import { voidLogins } from './login.queries.ts'
import { currentSession } from './session.ts'
import { whereaboutsOf } from './whereabouts.ts'

/** What names a session outside: the beginning of the hash of its cookie, from which no cookie can be made. */
const publicId = sql<string>`left(${sessions.id_hash}, 16)`

/** From where a list of sessions is asked: the hash of the asking session's id, and its network. */
export type Asking = { now: Date; language: Language; current: string | null; ip: string }

/** From where a request asks. */
export function askingOf(request: FastifyRequest): Asking {
  const { server, language, ip } = request
  return { now: server.clock(), language, current: currentSession(request), ip }
}

/** Where a user is signed in, the last used first. */
export async function listSessions(
  db: Db,
  userId: number,
  { now, language, current, ip: askingIp }: Asking
): Promise<Session[]> {
  const rows = await db
    .select({
      id: publicId,
      id_hash: sessions.id_hash,
      user_agent: sessions.user_agent,
      ip: sessions.ip,
      time_zone: sessions.time_zone,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.created_at))
  return rows.map(({ id, id_hash, user_agent, ip, time_zone, created_at, last_seen_at }) => {
    const isCurrent = id_hash === current
    return {
      id,
      device: deviceName(user_agent, language),
      // What asks now is in the network that it asks from, wherever it signed in.
      place: whereaboutsOf({ ip: isCurrent ? askingIp : ip, time_zone }, askingIp, language),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      current: isCurrent,
    }
  })
}

/** Ends one session of a user. @returns the hash of its id, or undefined when they have no such session */
export async function endSessionOf(db: Db, userId: number, id: string): Promise<string | undefined> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), eq(publicId, id)))
    .returning({ id_hash: sessions.id_hash })
  return ended?.id_hash
}

/** Ends all sessions of a user. @returns how many there were */
export async function endSessionsOf(db: Db, userId: number): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.user_id, userId))
    .returning({ id_hash: sessions.id_hash })
  return ended.length
}

/**
 * Ends the session of a mailed link; sign-ins of that person that are on their way open nothing any more.
 * @returns whether it was still there
 */
export async function endSessionByLink(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(eq(sessions.end_hash, hashToken(token)))
      .returning({ user: sessions.user_id })
    const [user] = ended
      ? await tx.select({ email: users.email }).from(users).where(eq(users.id, ended.user))
      : []
    if (user) await voidLogins(tx, user.email, now)
    return ended !== undefined
  })
}

/** What a browser calls itself, in words: "Firefox, Windows". */
export function deviceName(userAgent: string, language: Language): string {
  const device = deviceOf(userAgent)
  return device ? `${device.browser}, ${device.system}` : say(language, 'auth.unknownDevice')
}
