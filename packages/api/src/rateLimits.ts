import { isIPv4, isIPv6 } from 'node:net'
import { gt, inArray, is, lte, or, type SQL, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './db/db.ts'
import { Refused } from './errors.ts'
import { seldom } from './seldom.ts'
import { rateLimits } from './tables/rateLimits.table.ts'

/** At most `max` times within `window` milliseconds, a day at most, counted from the first. */
export type Rate = { max: number; window: number }

/** The longest window of any rate. */
const longest = 24 * 60 * 60_000

/** How far apart the clocks of several machines may be, in milliseconds. */
const apart = 60_000

/**
 * Counts one more of what `key` names and refuses it when that is too many. Shared by all processes of a database.
 * One that is called in a transaction that rolls back has not counted: count there only what is written with it, as a mail,
 * and last of all that is locked; tries are counted outside.
 * @throws Refused 429 with `Retry-After`, in seconds
 */
export async function limitRate(db: Db, key: string, { max, window }: Rate, now: Date): Promise<void> {
  if (window > longest) throw new RangeError(`A window of ${window} would be swept before it is over`)
  const fresh = { count: 1, resets_at: new Date(now.getTime() + window) }
  const isOver = areOver(now, window)
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
 * which could ask from a new address each time. Some proxies write a port behind the address, another one each time, and
 * an address has several spellings: all are one visitor, and so are those of whom a proxy says no address at all, or
 * whose connection is gone.
 */
export function visitorOf(ip: string | undefined): string {
  // A zone is the server's own name for one of its networks. It may stand within brackets, which come off first.
  const [address = ''] = (ip ?? '').replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/s, '$1$2').split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  const groups = groupsOf(address)
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  // What comes over IPv4 to a socket of both.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && high !== undefined && low !== undefined) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address, in small letters and without zeros before them (RFC 5952). */
function groupsOf(address: string): string[] {
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = spelled.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail]
}

/**
 * Which windows are over at a moment: also those that end further ahead than one that began now. A clock began them that had
 * leapt ahead and is back, and they would stay shut for as long as it had leapt.
 */
export function areOver(now: Date, window: number = longest): SQL | undefined {
  const furthest = new Date(now.getTime() + window + apart)
  return or(lte(rateLimits.resets_at, now), gt(rateLimits.resets_at, furthest))
}

/** Drops some windows that are over, so that the table stays as small as the traffic; rows in use are skipped. */
const sweep = seldom(async (db, now) => {
  const over = db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(areOver(now))
    .limit(1_000)
    .for('update', { skipLocked: true })
  await db.delete(rateLimits).where(inArray(rateLimits.key, over))
})
