import {
  type BilingualKind,
  bilingualKinds,
  type EnglishCount,
  type EnglishKind,
  type EnglishQuery,
  type EnglishRow,
  type EnglishState,
  englishKinds,
  type RecordEnglish,
} from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { lateOptions } from '../options/options.queries.ts'
import { windowOf } from '../paging.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { isInEnglishState } from '../tables/englishState.ts'
import { events } from '../tables/events.table.ts'
import { items } from '../tables/items.table.ts'
import { slides } from '../tables/slides.table.ts'
import { works } from '../tables/works.table.ts'
import { stamp, type Writing } from '../writing.ts'

/** What every bilingual table has. */
type Bilingual = PgTable & Readonly<Record<'updated_at' | 'updated_by', AnyPgColumn>>

/** Where each kind is, what it is called by, and what the panel's address of it needs. */
const sources: Readonly<
  Record<BilingualKind, { table: Bilingual; label: AnyPgColumn; link?: AnyPgColumn; public?: AnyPgColumn }>
> = {
  events: { table: events, label: events.title_es },
  works: { table: works, label: works.title_es },
  artists: { table: artists, label: artists.display },
  collections: {
    table: collections,
    label: collections.title_es,
    link: collections.link,
    public: collections.public,
  },
  archives: { table: archives, label: archives.title_es },
  items: { table: items, label: items.subtitle_es },
  slides: { table: slides, label: slides.title_es },
}

/** The condition of a state, in the words of the partial indexes. */
const states = { lacks_english: sql`lacks_english`, outdated: sql`outdated` }
const waits = {
  missing: isInEnglishState(states, 'missing'),
  outdated: isInEnglishState(states, 'outdated'),
} as const
const kept = sql`(lacks_english or outdated <> '{}') and deleted_at is null`

/** A kind's place in the order, as a column. */
const rankOf = (kind: EnglishKind) => sql.raw(String(englishKinds.indexOf(kind)))

/** The texts among the options that wait: they are never missing, only late. */
const waitingOptions = (state: EnglishState) => sql`select ${rankOf('options')} as rank, 'options' as kind,
  place as id, name as label, '' as link, true as public, false as lacks_english, array[name] as outdated, updated_at
  from (${lateOptions}) as late where ${state === 'outdated'}`

/** The rows of the kinds that wait, as one relation with the kind's place in the order. */
function waiting(state: EnglishState, kinds: readonly EnglishKind[]): SQL {
  const parts = kinds.map((kind) => {
    if (kind === 'options') return waitingOptions(state)
    const { table, label, link, public: isPublic } = sources[kind]
    return sql`select ${rankOf(kind)} as rank, ${sql.raw(`'${kind}'`)} as kind, id,
      ${sql.identifier(label.name)} as label, ${link ? sql.identifier(link.name) : sql`''`} as link,
      ${isPublic ? sql.identifier(isPublic.name) : sql`true`} as public,
      lacks_english, array(select jsonb_object_keys(outdated)) as outdated, updated_at
      from ${table} where ${waits[state]} and ${kept}`
  })
  return sql.join(parts, sql` union all `)
}

/** A page of what waits, by kind and then by id. */
export async function findWaiting(db: Db, { state, kind, ...paging }: EnglishQuery): Promise<EnglishRow[]> {
  const { limit, offset } = windowOf(paging)
  const rows = await db
    .select(columns)
    .from(sql`(${waiting(state, kind ? [kind] : englishKinds)}) as waiting`)
    .orderBy(sql`rank`, sql`id`)
    .limit(limit)
    .offset(offset)
  return rows.map(asRow)
}

/** The first that waits after a record, in the same order; the first of all when it was the last. */
export async function findNext(
  db: Db,
  { kind, id }: { kind: EnglishKind; id: number },
  state: EnglishState
): Promise<EnglishRow[]> {
  const rank = englishKinds.indexOf(kind)
  const rows = await db
    .select(columns)
    .from(sql`(${waiting(state, englishKinds)}) as waiting`)
    .where(sql`not (rank = ${rank}::int and id = ${id}::int)`)
    .orderBy(sql`(rank, id) < (${rank}::int, ${id}::int)`, sql`rank`, sql`id`)
    .limit(1)
  return rows.map(asRow)
}

/** How many wait, by kind and state. */
export async function countWaiting(db: Db): Promise<EnglishCount[]> {
  const parts = bilingualKinds.map(
    (kind) => sql`select ${rankOf(kind)} as rank, ${sql.raw(`'${kind}'`)} as kind,
      count(*) filter (where ${waits.missing})::int as missing,
      count(*) filter (where ${waits.outdated})::int as outdated
      from ${sources[kind].table} where ${kept}`
  )
  const ofOptions = sql`select ${rankOf('options')} as rank, 'options' as kind, 0 as missing,
    count(*)::int as outdated from (${lateOptions}) as late`
  return db
    .select({
      kind: sql<EnglishKind>`kind`,
      missing: sql<number>`missing`,
      outdated: sql<number>`outdated`,
    })
    .from(sql`(${sql.join([...parts, ofOptions], sql` union all `)}) as counted`)
    .orderBy(sql`rank`)
}

/** How a record's English stands. @throws Refused 404. */
export async function findEnglish(db: Db, kind: BilingualKind, id: number): Promise<RecordEnglish> {
  const [row] = await db
    .select({
      lacks_english: sql<boolean>`lacks_english`,
      outdated: sql<Record<string, string>>`outdated`,
    })
    .from(sources[kind].table)
    .where(sql`id = ${id} and deleted_at is null`)
  if (!row) throw notFound()
  return row
}

/** Takes fields off the list of what is outdated. @throws Refused 404. */
export async function declareUpToDate(
  db: Db,
  { kind, id }: { kind: BilingualKind; id: number },
  fields: readonly string[],
  writing: Writing
): Promise<void> {
  const { table } = sources[kind]
  const { updated_at, updated_by } = stamp(table.updated_at, writing)
  const declared = sql.join(
    fields.map((field) => sql`${field}::text`),
    sql`, `
  )
  await findEnglish(db, kind, id)
  await db.execute(
    sql`update ${table} set outdated = outdated - array[${declared}], updated_at = ${updated_at},
      updated_by = ${updated_by} where id = ${id}`
  )
}

const columns = {
  kind: sql<EnglishKind>`kind`,
  id: sql<number>`id`,
  label: sql<string>`label`,
  link: sql<string>`link`,
  public: sql<boolean>`public`,
  lacks_english: sql<boolean>`lacks_english`,
  outdated: sql<string[]>`outdated`,
  updated_at: sql<Date>`updated_at`.mapWith(events.updated_at),
}

function asRow({ updated_at, ...row }: Omit<EnglishRow, 'updated_at'> & { updated_at: Date }): EnglishRow {
  return { ...row, updated_at: updated_at.toISOString() }
}
