import type { Language, WorkHoldChange, WorkHoldForm } from '@gallery/contract'
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, notFound, Refused } from '../errors.ts'
import { withdrawMails } from '../mail/withdrawMails.ts'
import type { MessageId } from '../say.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { works } from '../tables/works.table.ts'
import { created, stamp, type Writing } from '../writing.ts'
import { layOutLine } from './layOutLine.ts'
import { findHolds, findLines, stateOf } from './line.queries.ts'

// Every function here works inside a transaction of its caller that has locked the work, so that of two who want it at the
// same moment the second sees what the first did.

type Row = typeof workHolds.$inferSelect

/** How far ahead a hold may end, in milliseconds: two years. */
const farthest = 2 * 366 * 24 * 60 * 60_000

/** What a mail about a hold is about, so that it can be withdrawn before it leaves. */
export function aboutTurn(hold: number): string {
  return `workHold/${hold}/turn`
}

/** Locks a work whose line is written to. @throws Refused 404 for an unknown one, or one in the bin */
export async function lockLine(tx: Db, workId: number): Promise<void> {
  const locked = await tx
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.id, workId), isNull(works.deleted_at)))
    .for('no key update')
  if (locked.length === 0) throw notFound()
}

/** The work that a hold is of. @throws Refused 404 */
export async function workOfHold(tx: Db, holdId: number): Promise<number> {
  const [hold] = await tx
    .select({ work_id: workHolds.work_id })
    .from(workHolds)
    .where(eq(workHolds.id, holdId))
  if (!hold) throw notFound()
  return hold.work_id
}

/** Whether a hold is not ended, or no more; its time may be over. */
export async function isNotEnded(tx: Db, holdId: number): Promise<boolean> {
  return (await tx.$count(workHolds, and(eq(workHolds.id, holdId), isNull(workHolds.ended_at)))) > 0
}

/** What refuses a write about the holds of a work: it carries them as they are now. */
export async function refusedHold(
  tx: Db,
  workId: number,
  now: Date,
  message: MessageId,
  values: Record<string, string> = {}
): Promise<Refused> {
  return new Refused(409, message, values, { body: { data: await findHolds(tx, workId, now) } })
}

/**
 * Holds a work for somebody, or with `wait` notes them down as the last of those who wait for it.
 *
 * @returns the id of the hold. @throws Refused 409 when somebody has it, with the line. @throws InvalidInput for an end that is over, or years away
 */
export async function holdWork(
  tx: Db,
  workId: number,
  { wait, until, ...form }: WorkHoldForm,
  { language, ...writing }: Writing & { language: Language }
): Promise<number> {
  const { now } = writing
  checkEnd(until, now)
  const line = await findLines(tx, [workId], now)
  // The first of a line has the work. Not asked of the clock: whoever was a moment faster may have come a moment later.
  const [holder] = line
  if (holder !== undefined && !wait) {
    throw await refusedHold(tx, workId, now, 'workHolds.held', { client: holder.client })
  }
  const turn = await nextTurn(tx, workId, now)
  const [made] = await tx
    .insert(workHolds)
    .values({
      ...form,
      work_id: workId,
      hours: form.hours ?? null,
      until: until === undefined ? null : new Date(until),
      position: (line.at(-1)?.position ?? 0) + 1,
      // Nobody's time until the line is laid out, in the same transaction.
      starts_at: turn,
      ends_at: turn,
      language,
      // Who has it at once need not be told that their turn has come.
      told_at: holder === undefined ? now : null,
      ...created(writing),
    })
    .returning({ id: workHolds.id })
  if (!made) throw new Error('The database did not answer with the hold')
  await layOut(tx, workId, now)
  return made.id
}

function checkEnd(until: string | undefined, now: Date): void {
  if (until === undefined) return
  const ahead = new Date(until).getTime() - now.getTime()
  if (ahead <= 0) throw new InvalidInput({ until: 'workHolds.past' })
  if (ahead > farthest) throw new InvalidInput({ until: 'workHolds.far' })
}

/** Changes a hold: until when, for whom, its note. @throws Refused 404; 409 when it is over */
export async function changeHold(
  tx: Db,
  workId: number,
  holdId: number,
  { until, hours, ...change }: WorkHoldChange,
  writing: Writing
): Promise<void> {
  const { now } = writing
  await requireOpen(tx, workId, holdId, now)
  checkEnd(until, now)
  const end =
    until !== undefined
      ? { until: new Date(until), hours: null }
      : hours !== undefined
        ? { until: null, hours }
        : {}
  await tx
    .update(workHolds)
    .set({ ...change, ...end, ...stamp(workHolds.updated_at, writing) })
    .where(eq(workHolds.id, holdId))
  const line = await layOut(tx, workId, now)
  if (!line.some(({ id }) => id === holdId)) throw new InvalidInput({ until: 'workHolds.past' })
}

/** Puts those who wait into another order. @throws Refused 409 when others wait by now, or in another number */
export async function orderHolds(
  tx: Db,
  workId: number,
  ids: readonly number[],
  writing: Writing
): Promise<void> {
  const { now } = writing
  const line = await findLines(tx, [workId], now)
  const waiting = line.filter((hold) => stateOf(hold, now) === 'waiting')
  const known = new Set(waiting.map(({ id }) => id))
  if (known.size !== ids.length || new Set(ids).size !== ids.length || !ids.every((id) => known.has(id))) {
    throw await refusedHold(tx, workId, now, 'workHolds.otherLine')
  }
  const places = waiting.map(({ position }) => position)
  for (const [place, id] of ids.entries()) {
    await tx
      .update(workHolds)
      .set({ position: places[place] ?? 0, ...stamp(workHolds.updated_at, writing) })
      .where(eq(workHolds.id, id))
  }
  await layOut(tx, workId, now)
}

/** Gives a hold up: whoever waits next has the work. @throws Refused 404; 409 when it is over */
export async function giveUpHold(tx: Db, workId: number, holdId: number, writing: Writing): Promise<void> {
  const hold = await requireOpen(tx, workId, holdId, writing.now)
  await endHolds(tx, [hold], { how: 'given_up', movement: null }, writing)
  await layOut(tx, workId, writing.now)
}

/**
 * Takes back that a hold was ended, as long as its time is not over and nobody else was given the work since: who only
 * moved up waits again.
 *
 * @throws Refused 404; 409 when it is not ended, or too late
 */
export async function restoreHold(tx: Db, workId: number, holdId: number, writing: Writing): Promise<void> {
  const { now } = writing
  const [hold] = await tx
    .select()
    .from(workHolds)
    .where(and(eq(workHolds.id, holdId), eq(workHolds.work_id, workId)))
  if (!hold) throw notFound()
  if (hold.ended_at === null) throw await refusedHold(tx, workId, now, 'workHolds.over')
  if (await isGivenSince(tx, [hold], now)) throw await refusedHold(tx, workId, now, 'workHolds.taken')
  await reopen(tx, [hold], writing)
  const laid = await layOut(tx, workId, now)
  if (!laid.some(({ id }) => id === holdId)) throw await refusedHold(tx, workId, now, 'workHolds.over')
}

/** Whether somebody else was given a work after holds of it were ended; who only moved up behind them was not. */
export async function isGivenSince(tx: Db, ended: readonly Row[], now: Date): Promise<boolean> {
  const [holder] = await findLines(tx, [...new Set(ended.map(({ work_id }) => work_id))], now)
  return (
    holder !== undefined && ended.some(({ ended_at }) => ended_at !== null && holder.created_at >= ended_at)
  )
}

/** The open hold that is meant. @throws Refused 404 for one that the work does not have; 409 for one that is over */
export async function requireOpen(tx: Db, workId: number, holdId: number, now: Date): Promise<Row> {
  const [hold] = await tx
    .select()
    .from(workHolds)
    .where(and(eq(workHolds.id, holdId), eq(workHolds.work_id, workId)))
  if (!hold) throw notFound()
  if (stateOf(hold, now) === 'over') throw await refusedHold(tx, workId, now, 'workHolds.over')
  return hold
}

/** Ends holds before their time. Who had the work had it until now; who waited never had it. */
export async function endHolds(
  tx: Db,
  holds: readonly Row[],
  { how, movement }: { how: NonNullable<Row['ended_how']>; movement: number | null },
  writing: Writing
): Promise<void> {
  const { now, by } = writing
  for (const hold of holds) {
    await tx
      .update(workHolds)
      .set({
        starts_at: stateOf(hold, now) === 'holding' ? hold.starts_at : now,
        ends_at: now,
        ended_at: now,
        ended_how: how,
        ended_by: by,
        movement_id: movement,
        ...stamp(workHolds.updated_at, writing),
      })
      .where(eq(workHolds.id, hold.id))
  }
  await withdrawMails(
    tx,
    holds.map(({ id }) => aboutTurn(id))
  )
}

/** Opens holds again that were ended. Lay their line out afterwards. */
export async function reopen(tx: Db, holds: readonly Row[], writing: Writing): Promise<void> {
  for (const hold of holds) {
    // Who had the work after it keeps that time.
    const [later] = await tx
      .select({ end: sql<Date | null>`max(${workHolds.ends_at})`.mapWith(workHolds.ends_at) })
      .from(workHolds)
      .where(
        and(
          eq(workHolds.work_id, hold.work_id),
          ne(workHolds.id, hold.id),
          or(isNotNull(workHolds.ended_at), lte(workHolds.ends_at, writing.now)),
          lt(workHolds.starts_at, workHolds.ends_at),
          gt(workHolds.ends_at, hold.starts_at)
        )
      )
    const start = later?.end ?? hold.starts_at
    await tx
      .update(workHolds)
      .set({
        starts_at: start,
        // Open until its line is laid out, in the same transaction.
        ends_at: sql`greatest(${start.toISOString()}::timestamptz, ${writing.now.toISOString()}::timestamptz)`,
        ended_at: null,
        ended_how: null,
        ended_by: null,
        movement_id: null,
        ...stamp(workHolds.updated_at, writing),
      })
      .where(eq(workHolds.id, hold.id))
  }
}

/** The earliest instant at which a turn can begin: a server whose clock is ahead may have ended one a moment from now. */
async function nextTurn(tx: Db, workId: number, now: Date): Promise<Date> {
  const [last] = await tx
    .select({ end: sql<Date | null>`max(${workHolds.ends_at})`.mapWith(workHolds.ends_at) })
    .from(workHolds)
    .where(
      and(
        eq(workHolds.work_id, workId),
        isNotNull(workHolds.ended_at),
        lt(workHolds.starts_at, workHolds.ends_at)
      )
    )
  return last?.end && last.end > now ? last.end : now
}

/** Lays a work's line out anew. @returns the holds that are not over by it, in their order */
export async function layOut(tx: Db, workId: number, now: Date): Promise<Row[]> {
  const open = await tx
    .select()
    .from(workHolds)
    .where(
      and(
        eq(workHolds.work_id, workId),
        isNull(workHolds.ended_at),
        // Those that are written in this transaction have no time yet.
        sql`${workHolds.ends_at} >= ${now.toISOString()}::timestamptz`
      )
    )
    .orderBy(workHolds.position, workHolds.id)
  const turn = await nextTurn(tx, workId, now)
  const laid = layOutLine(open, turn)
  const before = new Map(open.map((hold) => [hold.id, hold]))
  const moved = laid.filter(({ id, starts_at, ends_at }) => {
    const was = before.get(id)
    return was?.starts_at.getTime() !== starts_at.getTime() || was.ends_at.getTime() !== ends_at.getTime()
  })
  for (const { id, starts_at, ends_at } of moved) {
    await tx.update(workHolds).set({ starts_at, ends_at }).where(eq(workHolds.id, id))
  }
  // Who has to wait again was told too early.
  const waiting = laid.filter((hold) => stateOf(hold, turn) === 'waiting' && hold.told_at !== null)
  if (waiting.length > 0) {
    const ids = waiting.map(({ id }) => id)
    await tx.update(workHolds).set({ told_at: null }).where(inArray(workHolds.id, ids))
    await withdrawMails(tx, ids.map(aboutTurn))
  }
  return laid.filter((hold) => stateOf(hold, now) !== 'over')
}
