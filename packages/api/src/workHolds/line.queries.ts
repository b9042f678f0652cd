import type { Author, ListedHold, WorkHold, WorkHoldState } from '@gallery/contract'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { authorOf } from '../tables/fullName.ts'
import { hasWork, isOpenHold } from '../tables/openHolds.ts'
import { users } from '../tables/users.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { works } from '../tables/works.table.ts'

type Row = typeof workHolds.$inferSelect

const inLine = [asc(workHolds.position), asc(workHolds.id)]

/** The holds of works that are not over, each line in its order. */
export async function findLines(db: Db, workIds: readonly number[], now: Date): Promise<Row[]> {
  if (workIds.length === 0) return []
  return db
    .select()
    .from(workHolds)
    .where(and(inArray(workHolds.work_id, [...workIds]), isOpenHold(now)))
    .orderBy(asc(workHolds.work_id), ...inLine)
}

/** So many holds that are over are told of, the latest first. */
const mostOver = 50

/** Holds of several works, those of each together. */
export function byWork<Hold extends Pick<Row, 'work_id'>>(holds: readonly Hold[]): Map<number, Hold[]> {
  const lines = new Map<number, Hold[]>()
  for (const hold of holds) lines.set(hold.work_id, [...(lines.get(hold.work_id) ?? []), hold])
  return lines
}

/** All that is told of the holds of a work: its line, then what is over. */
export async function findHolds(db: Db, workId: number, now: Date): Promise<WorkHold[]> {
  const ofWork = eq(workHolds.work_id, workId)
  const ender = alias(users, 'ender')
  const read = (where: SQL | undefined, order: SQL[], most: number) =>
    db
      .select({ hold: workHolds, author: authorOf(users), ender: authorOf(ender) })
      .from(workHolds)
      .leftJoin(users, eq(users.id, workHolds.created_by))
      .leftJoin(ender, eq(ender.id, workHolds.ended_by))
      .where(and(ofWork, where))
      .orderBy(...order)
      .limit(most)
  const line = await read(isOpenHold(now), inLine, 1_000)
  const over = await read(
    sql`not (${isOpenHold(now)})`,
    [desc(workHolds.ends_at), desc(workHolds.id)],
    mostOver
  )
  return [...line, ...over].map(({ hold, author, ender }) => toldHold(hold, { author, ender }, now))
}

function toldHold(hold: Row, { author, ender }: { author: Author; ender: Author }, now: Date): WorkHold {
  const state = stateOf(hold, now)
  return {
    id: hold.id,
    state,
    client: hold.client,
    contact: hold.contact,
    note: hold.note,
    from: hold.starts_at.toISOString(),
    until: hold.ends_at.toISOString(),
    hours: hold.hours,
    remind: hold.remind,
    created_at: hold.created_at.toISOString(),
    created_by: author,
    end: state === 'over' ? (hold.ended_how ?? 'lapsed') : null,
    ended_at: state === 'over' ? (hold.ended_at ?? hold.ends_at).toISOString() : null,
    ended_by: ender,
  }
}

/** Where a hold stands at `now`. */
export function stateOf(
  { ended_at, starts_at, ends_at }: Pick<Row, 'ended_at' | 'starts_at' | 'ends_at'>,
  now: Date
): WorkHoldState {
  if (ended_at !== null || ends_at <= now) return 'over'
  return starts_at <= now ? 'holding' : 'waiting'
}

/** Who has each work at `now` and how many wait behind, by the work's id. One query. */
export async function findListedHolds(
  db: Db,
  workIds: readonly number[],
  now: Date
): Promise<Map<number, ListedHold>> {
  const lines = byWork(await findLines(db, workIds, now))
  const listed = new Map<number, ListedHold>()
  for (const [work, [first, ...others]] of lines) {
    if (first === undefined || first.starts_at > now) continue
    listed.set(work, {
      id: first.id,
      client: first.client,
      from: first.starts_at.toISOString(),
      until: first.ends_at.toISOString(),
      waiting: others.length,
    })
  }
  return listed
}

/** A work that somebody has at `now`; with `before` one whose hold ends before that. */
export function isHeldWork(now: Date, before?: Date): SQL {
  const ends = before === undefined ? undefined : lt(workHolds.ends_at, before)
  return sql`exists (select from ${workHolds} where ${and(eq(workHolds.work_id, works.id), hasWork(now), ends)})`
}
