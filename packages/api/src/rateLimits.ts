import { isIPv6 } from 'node:net'
import { inArray, is, lte, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './db/db.ts'
import { Refused } from './errors.ts'
import { seldom } from './seldom.ts'
import { rateLimits } from './tables/rateLimits.table.ts'

/** At most `max` times within `window` milliseconds, counted from the first. */
export type Rate = { max: number; window: number }

/**
 * Counts one more of what `key` names and refuses it when that is too many. Shared by all processes of a database.
 * One that is called in a transaction that rolls back has not counted: count there only what is written with it, as a mail,
 * and last of all that is locked; tries are counted outside.
 * @throws Refused 429 with `Retry-After`, in seconds
 */
export async function limitRate(db: Db, key: string, { max, window }: Rate, now: Date): Promise<void> {
  const fresh = { count: 1, resets_at: new Date(now.getTime() + window) }
  const isOver = lte(rateLimits.resets_at, now)
  const [current = fresh] = await db
    .insert(rateLimits)
    .values({ key, ...fresh })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        resets_at: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resets_at} end`,
      },
    })
    .returning({ count: rateLimits.count, resets_at: rateLimits.resets_at })
  // Not where somebody waits for what the transaction has locked.
  if (current.count === 1 && !is(db, PgTransaction)) await sweep(db, now)
  if (current.count <= max) return
  const seconds = Math.max(1, Math.ceil((current.resets_at.getTime() - now.getTime()) / 1_000))
  throw new Refused(
    429,
    'error.tooMany',
    { minutes: Math.ceil(seconds / 60) },
    { headers: { 'retry-after': String(seconds) } }
  )
}

/**
 * The visitor whom an address stands for, as limits count them: an IPv6 network of 64 bits is given to one household,
 * which could ask from a new address each time.
 */
export function visitorOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip
  const [head = [], tail = []] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

/** Drops some windows that are over, so that the table stays as small as the traffic; rows in use are skipped. */
const sweep = seldom(async (db, now) => {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lte(rateLimits.resets_at, now))
    .limit(1_000)
    .for('update', { skipLocked: true })
  await db.delete(rateLimits).where(inArray(rateLimits.key, over))
})
