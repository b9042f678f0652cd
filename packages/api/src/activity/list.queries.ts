import {
  type ActivityAnswer,
  type ActivityEntry,
  type ActivityQuery,
  type ActivityRecord,
  dayRange,
  RecordKind,
} from '@gallery/contract'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { activity, activityChanges } from '../tables/activity.table.ts'
import { fullName } from '../tables/fullName.ts'
import { users } from '../tables/users.table.ts'
import type { Entry } from './entry.queries.ts'
import { foldRows, type RowChange } from './foldRows.ts'
import { findRecords, keyOf } from './records.queries.ts'
import { isRevertible } from './revertible.ts'
import { shownChanges } from './shownChanges.ts'
import { findSubjects, type Subjects } from './subjects.queries.ts'
import { countTogether, isHead, standsWith } from './together.queries.ts'

/** How many changes of an entry are listed; the rest is a number. */
const mostChanges = 60

/**
 * What happened, newest first, a page at a time. An import is one line among the others, and so is one write to several
 * records of a kind; their own entries are listed where they, or one record, are asked for.
 */
export async function listActivity(db: Db, query: ActivityQuery, zone: string): Promise<ActivityAnswer> {
  const found = await db
    .select({ entry: activity, display: fullName(users) })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.by))
    .where(and(activity.shown, ...conditionsOf(query, zone)))
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(query.per_page + 1)
  const rows = found.slice(0, query.per_page)
  const entries = rows.map(({ entry }) => entry)
  const counts = new Map([
    ...(await countBatches(db, entries)),
    ...(isOpened(query) ? [] : (await countTogether(db, entries)).entries()),
  ])
  const single = entries.filter(({ id }) => !isMany(counts.get(id)))
  const refs = single.flatMap((entry) => refOf(entry) ?? [])
  const records = await findRecords(db, refs)
  const details = await findChanges(db, single)
  const subjects = await findSubjects(
    db,
    [...details.values()].flatMap(({ changes }) => changes)
  )
  return {
    data: rows.map(({ entry, display }) => {
      const count = counts.get(entry.id) ?? 0
      return {
        ...shownEntry(entry, display),
        record: recordOf(isMany(count) ? { ...entry, record_id: null } : entry, records),
        ...listed(entry, details.get(nameOf(entry)), subjects),
        count: entry.record_id === null || isMany(count) ? count : 0,
      }
    }),
    older: found.length > rows.length ? (rows.at(-1)?.entry.id ?? null) : null,
    people: await findPeople(db),
  }
}

/** Whether a line of the log is about so many. */
function isMany(count: number | undefined): boolean {
  return count !== undefined && count > 1
}

/** Whether the entries of one record, or those behind one line, are asked for. */
function isOpened({ record, batch, together }: ActivityQuery): boolean {
  return record !== undefined || batch !== undefined || together !== undefined
}

function conditionsOf(query: ActivityQuery, zone: string): (SQL | undefined)[] {
  const { kind, record, person, action, from, to, batch, together, before } = query
  return [
    kind && inArray(activity.kind, kind),
    record === undefined ? undefined : eq(activity.record_id, record),
    person === undefined ? undefined : eq(activity.by, person),
    action && inArray(activity.action, action),
    from === undefined ? undefined : gte(activity.at, dayRange(from, zone).start),
    to === undefined ? undefined : lt(activity.at, dayRange(to, zone).end),
    batch === undefined ? undefined : and(eq(activity.batch, batch), isNotNull(activity.record_id)),
    together === undefined ? undefined : standsWith(together),
    isOpened(query) ? undefined : and(or(isNull(activity.batch), isNull(activity.record_id)), isHead),
    before === undefined
      ? undefined
      : sql`(${activity.at}, ${activity.id}) < (select older.at, older.id from ${activity} as older where older.id = ${before})`,
  ]
}

function shownEntry(entry: Entry, display: string | null) {
  const { id, at, by, origin, action, batch } = entry
  return {
    id,
    at: at.toISOString(),
    by: by === null || display === null ? null : { id: by, display },
    origin,
    action,
    batch,
    revertible: isRevertible(entry),
  }
}

function refOf({ kind, record_id }: Entry) {
  const known = RecordKind.safeParse(kind)
  return known.success && record_id !== null ? [{ kind: known.data, id: record_id }] : undefined
}

function recordOf(entry: Entry, records: ReadonlyMap<string, ActivityRecord>): ActivityRecord {
  const kind = RecordKind.parse(entry.kind)
  const found = entry.record_id === null ? undefined : records.get(keyOf({ kind, id: entry.record_id }))
  return found ?? { kind, id: entry.record_id, label_es: '', label_en: '', path: null, binned: false }
}

function listed(
  { action }: Entry,
  detail: Detail | undefined,
  subjects: Subjects
): Pick<ActivityEntry, 'changes' | 'more'> {
  if (detail === undefined || action === 'created' || action === 'deleted') return { changes: [], more: 0 }
  const changes = foldRows(detail.changes).flatMap((row) => shownChanges(row, subjects))
  return {
    changes: changes.slice(0, mostChanges),
    more: Math.max(0, changes.length - mostChanges) + detail.unread,
  }
}

/** The changes of an entry in their order, and how many were not read. */
type Detail = { changes: RowChange[]; unread: number }

function nameOf({ transaction, kind, record_id }: Omit<Entry, 'id'> | Entry): string {
  return `${transaction} ${kind} ${record_id}`
}

/** How many rows of an entry are read for the list. */
const mostRows = 200

async function findChanges(db: Db, entries: readonly Entry[]): Promise<Map<string, Detail>> {
  if (entries.length === 0) return new Map()
  const triples = entries.map(
    ({ transaction, kind, record_id }) => sql`(${transaction}::uuid, ${kind}, ${record_id})`
  )
  const numbered = db.$with('numbered').as(
    db
      .select({
        id: activityChanges.id,
        place: sql<number>`row_number() over (partition by transaction, kind, record_id order by id)::int`.as(
          'place'
        ),
        total: sql<number>`count(*) over (partition by transaction, kind, record_id)::int`.as('total'),
      })
      .from(activityChanges)
      .where(sql`(transaction, kind, record_id) in (${sql.join(triples, sql`, `)})`)
  )
  const rows = await db
    .with(numbered)
    .select({ change: activityChanges, total: numbered.total })
    .from(activityChanges)
    .innerJoin(numbered, eq(numbered.id, activityChanges.id))
    .where(sql`place <= ${mostRows}`)
    .orderBy(asc(activityChanges.id))
  const details = new Map<string, Detail>()
  for (const { change, total } of rows) {
    const name = `${change.transaction} ${change.kind} ${change.record_id}`
    const detail = details.get(name) ?? { changes: [], unread: Math.max(0, total - mostRows) }
    detail.changes.push(change)
    details.set(name, detail)
  }
  return details
}

/** How many records each import of these entries changed, by the entry's id. */
async function countBatches(db: Db, entries: readonly Entry[]): Promise<Map<number, number>> {
  const whole = entries.filter(({ batch, record_id }) => batch !== null && record_id === null)
  const batches = whole.flatMap(({ batch }) => batch ?? [])
  if (batches.length === 0) return new Map()
  const rows = await db
    .select({ batch: activity.batch, count: sql<number>`count(distinct record_id)::int` })
    .from(activity)
    .where(and(inArray(activity.batch, batches), isNotNull(activity.record_id)))
    .groupBy(activity.batch)
  const counts = new Map(rows.map(({ batch, count }) => [batch, count]))
  return new Map(whole.map(({ id, batch }) => [id, counts.get(batch) ?? 0]))
}

/** Who has the panel: whoever may have changed something. */
async function findPeople(db: Db): Promise<ActivityAnswer['people']> {
  const rows = await db
    .select({ id: users.id, display: fullName(users) })
    .from(users)
    .where(and(users.super, isNull(users.deleted_at)))
    .orderBy(asc(fullName(users)), asc(users.id))
  return rows.map(({ id, display }) => ({ id, display: display ?? '' }))
}
