import { latestBy } from '../backups/backupNames.ts'
import { databaseClock } from '../db/databaseClock.ts'
import type { Db } from '../db/db.ts'
import { installationSecret } from '../installation/installationKey.ts'
import { installation } from '../tables/installation.table.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Milliseconds since the last round after which a clock is asked again before what it calls old goes for good: rounds are
 * made daily, and the bin keeps ten times as long.
 */
const long = 3 * day

/** Milliseconds for which it is held back then: until the round of the next day, which comes a little early or late. */
const patience = day - hour

/** Why a round of forgetting is not made, and how grave that is for whoever reads the log. */
type HeldBack = { level: 'error' | 'warn'; says: string }

/**
 * Begins a round of forgetting, unless it is to be left: by a clock that is ahead what is still to come is old, and what was
 * forgotten does not come back. A clock that is ahead of the database's is wrong. Where both are one machine's nobody knows
 * better: one that has gone far since the last round is given a day in which to be put right or to prove itself, as after a
 * week in which the gallery was switched off. That it goes far again is no day. A clock that is behind forgets late, and
 * does no harm.
 *
 * @returns null where the round is to be made, which is noted; else why not, and the day is noted as begun
 */
export async function beginRound(db: Db, clock: () => Date): Promise<HeldBack | null> {
  const there = await databaseClock(db)
  const now = clock()
  if (now > latestBy(there)) {
    const ahead = Math.round((now.getTime() - there.getTime()) / minute)
    const says =
      `This machine’s clock is ${ahead} minutes ahead of the database’s, so nothing is forgotten and the bin is not emptied: ` +
      'what is still to come would pass for old. Have both machines set their clocks by the network (timedatectl set-ntp true); ' +
      'the next round is tomorrow'
    return { level: 'error', says }
  }
  const [kept] = await db
    .select({ forgot_at: installation.forgot_at, held_at: installation.held_at })
    .from(installation)
  const last = kept?.forgot_at ?? null
  if (last === null || now.getTime() - last.getTime() <= long) return noteRound(db, now)
  const held = kept?.held_at ?? null
  // Held back by a clock that was later than this one, or long ago: this one may have leapt since, and has its day anew.
  const since = held === null ? -1 : now.getTime() - held.getTime()
  if (since >= patience && since <= long) return noteRound(db, now)
  if (since < 0 || since > long) await db.update(installation).set({ held_at: now })
  const days = Math.round((now.getTime() - last.getTime()) / day)
  const says =
    `By this machine’s clock it is ${now.toISOString()}, ${days} days after old data was last forgotten, so nothing is forgotten ` +
    'today and the bin is not emptied: is the clock right? If it is, the round is made tomorrow, and “gallery purge” forgets at once'
  return { level: 'warn', says }
}

async function noteRound(db: Db, now: Date): Promise<null> {
  await installationSecret(db)
  await db.update(installation).set({ forgot_at: now, held_at: null })
  return null
}
