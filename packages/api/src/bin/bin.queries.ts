import { type BinAnswer, BinKind, type BinQuery, type BinRef, binDays } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { findRecords, keyOf, type Ref } from '../activity/records.queries.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { metaOf, windowOf } from '../paging.ts'
import { works } from '../tables/works.table.ts'
import { staysInBin } from './staying.queries.ts'

/** What a kind of the bin is in the database. The names are SQL over the table. */
type Source = {
  table: string
  es: string
  en?: string
  /** The kind of record that it hangs on, and the column that names it. */
  owner?: { kind: Ref['kind']; column: string }
  /** Who put it there. @default `updated_by` */
  by?: string
}

const described = `coalesce(nullif(description_es, ''), file)`
const sources: Readonly<Record<BinKind, Source>> = {
  event: { table: 'events', es: 'title_es', en: 'title_en' },
  event_image: {
    table: 'event_images',
    es: described,
    en: 'description_en',
    owner: { kind: 'event', column: 'event_id' },
  },
  slot: {
    table: 'slots',
    es: `to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    owner: { kind: 'event', column: 'event_id' },
  },
  artist: { table: 'artists', es: 'display' },
  work: { table: 'works', es: 'title_es', en: 'title_en' },
  work_image: {
    table: 'work_images',
    es: described,
    en: 'description_en',
    owner: { kind: 'work', column: 'work_id' },
  },
  collection: { table: 'collections', es: 'title_es', en: 'title_en' },
  archive: { table: 'archives', es: 'title_es', en: 'title_en' },
  item: { table: 'items', es: 'subtitle_es', en: 'subtitle_en' },
  item_file: {
    table: 'item_files',
    es: `coalesce(nullif(description_es, ''), name)`,
    en: 'description_en',
    owner: { kind: 'item', column: 'item_id' },
  },
  slide: { table: 'slides', es: 'title_es', en: 'title_en' },
  message: {
    table: 'messages',
    es: 'subject',
    by: `(select by from activity where kind = 'message' and record_id = messages.id::text and action = 'binned' order by id desc limit 1)`,
  },
}

/** The table of a kind of the bin. */
export function tableOf(kind: BinKind): string {
  return sources[kind].table
}

/** The record that a part in the bin hangs on, by id. Null for what hangs on nothing, or is not in the bin. */
export async function findOwner(db: Db, { kind, id }: BinRef): Promise<number | null> {
  const { table, owner } = sources[kind]
  if (owner === undefined) return null
  const [row] = await selectRows(
    db,
    sql`
      select ${sql.identifier(owner.column)} as owner from ${sql.identifier(table)}
      where id = ${id} and deleted_at is not null`,
    z.object({ owner: z.number() })
  )
  return row?.owner ?? null
}

const Row = z.object({
  kind: BinKind,
  id: z.number(),
  label_es: z.string(),
  label_en: z.string(),
  owner: z.number().nullable(),
  deleted_at: z.coerce.date(),
  stays: z.boolean(),
  by: z.number().nullable(),
  display: z.string().nullable(),
})

/** Whether a record is in the bin and stays there. */
export async function isStaying(db: Db, { kind, id }: BinRef): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`
      select id from ${sql.identifier(tableOf(kind))}
      where id = ${id} and deleted_at is not null and ${staysInBin(kind)}`,
    z.object({ id: z.int() })
  )
  return rows.length > 0
}

/** A page of what is in the bin, last deleted first, with how many of each kind there are. */
export async function listBin(db: Db, { kind, ...paging }: BinQuery, now: Date): Promise<BinAnswer> {
  const counts = await countBin(db)
  const wanted = kind === undefined ? BinKind.options.filter((each) => counts[each]) : [kind]
  const total = wanted.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  const rows = total === 0 ? [] : await findRows(db, wanted, windowOf(paging))
  const owners = await findRecords(
    db,
    rows.flatMap((row) => ownerRef(row) ?? [])
  )
  return {
    data: rows.map((row) => {
      const ref = ownerRef(row)
      const owner = ref === undefined ? undefined : owners.get(keyOf(ref))
      return {
        kind: row.kind,
        id: row.id,
        label_es: row.label_es,
        label_en: row.label_en,
        owner: owner ? { label_es: owner.label_es, label_en: owner.label_en, path: owner.path } : null,
        deleted_at: row.deleted_at.toISOString(),
        deleted_by: row.by === null || row.display === null ? null : { id: row.by, display: row.display },
        days_left: row.stays ? null : daysLeft(row.deleted_at, now),
      }
    }),
    meta: metaOf(total, paging),
    counts,
    staying: wanted.includes('work') ? await countStaying(db) : 0,
  }
}

const day = 24 * 3_600_000

function daysLeft(deletedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((deletedAt.getTime() + binDays * day - now.getTime()) / day))
}

function ownerRef({ kind, owner }: z.infer<typeof Row>): Ref | undefined {
  const of = sources[kind].owner
  return of === undefined || owner === null ? undefined : { kind: of.kind, id: String(owner) }
}

/** How many works of the bin stay there. */
async function countStaying(db: Db): Promise<number> {
  return db.$count(works, sql`${works.deleted_at} is not null and ${staysInBin('work')}`)
}

async function countBin(db: Db): Promise<BinAnswer['counts']> {
  const selects = BinKind.options.map(
    (kind) =>
      sql`select ${kind}::text as kind, count(*)::int as count from ${sql.identifier(tableOf(kind))} where deleted_at is not null`
  )
  const rows = await selectRows(
    db,
    sql.join(selects, sql` union all `),
    z.object({ kind: BinKind, count: z.number() })
  )
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]))
}

async function findRows(
  db: Db,
  kinds: readonly BinKind[],
  { limit, offset }: { limit: number; offset: number }
): Promise<z.infer<typeof Row>[]> {
  const selects = kinds.map((kind) => selectOf(kind, sources[kind]))
  return selectRows(
    db,
    sql`
      select binned.*,
        coalesce(nullif(trim(first_name || ' ' || last_name), ''), split_part(email, '@', 1)) as display
      from (${sql.join(selects, sql` union all `)}) as binned
      left join users on users.id = binned.by
      order by binned.deleted_at desc, binned.kind, binned.id limit ${limit} offset ${offset}`,
    Row
  )
}

function selectOf(kind: BinKind, { table, es, en = `''`, owner, by = 'updated_by' }: Source): SQL {
  return sql`
    select ${kind}::text as kind, id, ${sql.raw(es)} as label_es, ${sql.raw(en)} as label_en,
      ${sql.raw(owner?.column ?? 'null::integer')} as owner, deleted_at, ${sql.raw(by)} as by,
      ${staysInBin(kind)} as stays
    from ${sql.identifier(table)} where deleted_at is not null`
}
