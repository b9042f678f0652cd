import type { Bilingual, RecordKind } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import type { Json } from '../tables/activity.table.ts'
import { arrivals } from '../tables/arrivals.table.ts'
import { eventImages } from '../tables/events.table.ts'
import { itemFiles, tags } from '../tables/items.table.ts'
import { conditions } from '../tables/ledger.table.ts'
import { passkeys } from '../tables/passkeys.table.ts'
import { roomPeople } from '../tables/rooms.table.ts'
import { slots } from '../tables/slots.table.ts'
import { workHolds } from '../tables/workHolds.table.ts'
import { movements, workImages } from '../tables/works.table.ts'
import type { RowChange, Values } from './foldRows.ts'
import { findRecords, keyOf, type Ref } from './records.queries.ts'

/** What the rows of a log speak of by number, by name: see {@link Subjects.record} and {@link Subjects.row}. */
export type Subjects = {
  /** The record that a column's value names, a slot by the instant at which it begins; null when it names none. */
  record(column: string, value: Json | undefined): Bilingual | string | null
  /** What a part is called: a picture's description or file, a tag's word, a movement's status, who a hold is for, how many came in, the instant at which a slot begins. */
  row(change: RowChange): string | Bilingual | null
  /** Of a new line of a work's ledger, the line that stood before it; null where it was the first. */
  lineBefore(change: RowChange): Values | null
}

/** The columns that name another record. */
const references: Readonly<Record<string, RecordKind>> = {
  artist_id: 'artist',
  work_id: 'work',
  archive_id: 'archive',
  related_id: 'event',
}

/** The tables whose parts have a name of their own, as SQL over the table. */
const named: Readonly<Record<string, { table: SQL; name: SQL }>> = {
  event_images: { table: sql`${eventImages}`, name: sql`coalesce(nullif(description_es, ''), file)` },
  work_images: { table: sql`${workImages}`, name: sql`coalesce(nullif(description_es, ''), file)` },
  item_files: { table: sql`${itemFiles}`, name: sql`coalesce(nullif(description_es, ''), name)` },
  item_tags: { table: sql`${tags}`, name: sql`content` },
  passkeys: { table: sql`${passkeys}`, name: sql`name` },
  arrivals: { table: sql`${arrivals}`, name: sql`people::text` },
  movements: { table: sql`${movements}`, name: sql`status` },
  conditions: { table: sql`${conditions}`, name: sql`words` },
  work_holds: { table: sql`${workHolds}`, name: sql`client` },
  room_people: { table: sql`${roomPeople}`, name: sql`name` },
  slots: {
    table: sql`${slots}`,
    name: sql`to_char(start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
}

/** Reads the names of everything that the rows of a log speak of. */
export async function findSubjects(db: Db, rows: readonly RowChange[]): Promise<Subjects> {
  const refs: Ref[] = []
  const ids = new Map<string, Set<number>>()
  for (const row of rows) {
    for (const values of [row.key, row.before ?? {}, row.after ?? {}]) {
      for (const [column, kind] of Object.entries(references)) {
        const id = values[column]
        if (typeof id === 'number') refs.push({ kind, id: String(id) })
      }
    }
    for (const values of [row.before, row.after]) want('slots', values?.slot_id)
    const id = row.key[row.table === 'item_tags' ? 'tag_id' : 'id']
    want(row.table, id)
  }
  const records = await findRecords(db, refs)
  const names = await findNames(db, ids)
  const earlier = await findLinesBefore(db, rows)

  function want(table: string, id: Json | undefined): void {
    if (table in named && typeof id === 'number') ids.set(table, (ids.get(table) ?? new Set()).add(id))
  }

  function record(column: string, value: Json | undefined): Bilingual | string | null {
    if (column === 'slot_id') return names.get(`slots ${value}`) ?? null
    const kind = references[column]
    if (kind === undefined || typeof value !== 'number') return null
    const found = records.get(keyOf({ kind, id: String(value) }))
    return { es: found?.label_es ?? '', en: found?.label_en ?? '' }
  }

  return {
    record,
    row: (change) => {
      const own = names.get(`${change.table} ${change.key[change.table === 'item_tags' ? 'tag_id' : 'id']}`)
      if (own !== undefined) return own
      const column = ['artist_id', 'work_id', 'related_id'].findLast((name) => name in change.key)
      return column === undefined ? null : record(column, change.key[column])
    },
    lineBefore: ({ key }) => (typeof key.id === 'number' ? earlier.get(key.id) : undefined) ?? null,
  }
}

const json: z.ZodType<Json> = z.json()
const LineBefore = z.object({ id: z.int(), earlier: z.record(z.string(), json) })

/**
 * The lines that stood before the new ones among these rows, by the ids of those: the last that counted when each was
 * written, of no later day.
 */
async function findLinesBefore(db: Db, rows: readonly RowChange[]): Promise<Map<number, Values>> {
  const ids = rows.flatMap(({ table, before, key }) =>
    table === 'movements' && before === null && typeof key.id === 'number' ? [sql`${key.id}`] : []
  )
  if (ids.length === 0) return new Map()
  const found = await selectRows(
    db,
    sql`
      select line.id, to_jsonb(its) as earlier
      from ${movements} as line join lateral (
        select * from ${movements} as its
        where its.work_id = line.work_id and (its.date, its.id) < (line.date, line.id) and its.id < line.id
          and (its.struck_at is null or its.struck_at > line.created_at)
        order by its.date desc, its.id desc limit 1
      ) as its on true
      where line.id in (${sql.join(ids, sql`, `)})`,
    LineBefore
  )
  return new Map(found.map(({ id, earlier }) => [id, earlier]))
}

async function findNames(
  db: Db,
  ids: ReadonlyMap<string, ReadonlySet<number>>
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [of, wanted] of ids) {
    const source = named[of]
    if (source === undefined) continue
    const list = sql.join(
      [...wanted].map((id) => sql`${id}`),
      sql`, `
    )
    const rows = await selectRows(
      db,
      sql`select id, ${source.name} as name from ${source.table} where id in (${list})`,
      z.object({ id: z.number(), name: z.string() })
    )
    for (const { id, name } of rows) names.set(`${of} ${id}`, name)
  }
  return names
}
