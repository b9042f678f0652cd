import { and, asc, eq, gt, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { type HeldWork, type WorkHoldNews, workHoldMail } from '../mail/workHold.ts'
import type { Office } from '../office.ts'
import { readOptions } from '../readOptions.ts'
import { itsArtist } from '../summaries/works.queries.ts'
import { artists } from '../tables/artists.table.ts'
import { hasWork, isOpenHold } from '../tables/openHolds.ts'
import { users } from '../tables/users.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { works } from '../tables/works.table.ts'
import { translated } from '../translated.ts'
import { aboutTurn } from './holding.ts'

const day = 24 * 60 * 60_000

/**
 * Writes one mail to whoever noted a hold, as long as they have the panel: that its turn has come, or, a day before, that
 * it ends. Who has the work does not depend on it. Several processes may do it at once: the row of a hold is locked while its mail is written.
 *
 * @returns whether there was something to tell, after which there may be more
 */
export async function tellNext(office: Office): Promise<boolean> {
  return office.db.transaction(async (tx) => (await tellTurn(tx, office)) || (await tellEnding(tx, office)))
}

async function tellTurn(tx: Db, office: Office): Promise<boolean> {
  const found = await lockNext(tx, and(hasWork(office.now), isNull(workHolds.told_at)))
  if (!found) return false
  await tx.update(workHolds).set({ told_at: office.now }).where(eq(workHolds.id, found.hold.id))
  await mail(tx, office, found, 'turn')
  return true
}

/** Of a hold that is no longer than a day nobody needs to be reminded. */
async function tellEnding(tx: Db, office: Office): Promise<boolean> {
  const tomorrow = new Date(office.now.getTime() + day)
  const found = await lockNext(
    tx,
    and(
      hasWork(office.now),
      eq(workHolds.remind, true),
      lte(workHolds.ends_at, tomorrow),
      sql`${workHolds.ends_at} - ${workHolds.starts_at} > interval '1 day'`,
      or(isNull(workHolds.reminded_of), not(eq(workHolds.reminded_of, workHolds.ends_at)))
    )
  )
  if (!found) return false
  const { id, ends_at } = found.hold
  await tx.update(workHolds).set({ reminded_of: ends_at }).where(eq(workHolds.id, id))
  await mail(tx, office, found, 'ending')
  return true
}

async function lockNext(tx: Db, where: SQL | undefined) {
  const [found] = await tx
    .select({
      hold: workHolds,
      work: { title_es: works.title_es, title_en: works.title_en },
      artist: artists.display,
      to: users.email,
    })
    .from(workHolds)
    .innerJoin(works, eq(works.id, workHolds.work_id))
    .innerJoin(users, eq(users.id, workHolds.created_by))
    .leftJoin(artists, itsArtist)
    .where(and(where, isNull(works.deleted_at), eq(users.super, true), isNull(users.deleted_at)))
    .orderBy(asc(workHolds.ends_at), asc(workHolds.id))
    .limit(1)
    .for('update', { of: workHolds, skipLocked: true })
  return found
}

type Found = NonNullable<Awaited<ReturnType<typeof lockNext>>>

/** A turn that has come is told after five minutes: until then whoever gave the work up may take that back. */
async function mail(
  tx: Db,
  { now, zone, publicUrl }: Office,
  { hold, work, artist, to }: Found,
  news: WorkHoldNews
): Promise<void> {
  const waiting = await tx.$count(
    workHolds,
    and(eq(workHolds.work_id, hold.work_id), isOpenHold(now), gt(workHolds.starts_at, now))
  )
  const held: HeldWork = {
    title: translated(work, 'title', hold.language),
    artist: artist ?? '',
    work: hold.work_id,
    client: hold.client,
    contact: hold.contact,
    note: hold.note,
    until: hold.ends_at,
    waiting,
  }
  const content = workHoldMail({
    language: hold.language,
    options: await readOptions(tx),
    timeZone: zone,
    publicUrl,
    now,
    news,
    held,
  })
  await enqueueMail(tx, {
    kind: news === 'turn' ? 'workHoldTurn' : 'workHoldEnding',
    language: hold.language,
    to,
    content,
    now,
    about: news === 'turn' ? aboutTurn(hold.id) : aboutEnding(hold.id),
    expiresAt: hold.ends_at,
    ...(news === 'turn' ? { dueAt: new Date(now.getTime() + untilTold) } : {}),
  })
}

const untilTold = 5 * 60_000
const aboutEnding = (hold: number) => `workHold/${hold}/ending`
