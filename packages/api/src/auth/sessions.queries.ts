import type { Language, Session } from '@gallery/contract'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { deviceOf } from '../mail/device.ts'
import { say } from '../say.ts'
import { sessions } from './sessions.table.ts'

/** What names a session outside: the beginning of the hash of its cookie, from which no cookie can be made. */
const publicId = sql<string>`left(${sessions.id_hash}, 16)`

/** Where a user is signed in at `now`, the last used first. `current` is the hash of the asking session's id. */
export async function listSessions(
  db: Db,
  userId: number,
  { now, language, current }: { now: Date; language: Language; current: string | null }
): Promise<Session[]> {
  const rows = await db
    .select({
      id: publicId,
      id_hash: sessions.id_hash,
      user_agent: sessions.user_agent,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, now)))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.created_at))
  return rows.map(({ id, id_hash, user_agent, created_at, last_seen_at }) => ({
    id,
    device: deviceName(user_agent, language),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    current: id_hash === current,
  }))
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

function deviceName(userAgent: string, language: Language): string {
  const device = deviceOf(userAgent)
  return device ? `${device.browser}, ${device.system}` : say(language, 'auth.unknownDevice')
}
