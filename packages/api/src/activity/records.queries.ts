import { type ActivityRecord, namesOf, optionScreens, optionsWhere, type RecordKind } from '@gallery/contract'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { appointments } from '../tables/appointments.table.ts'
import { archives } from '../tables/archives.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collections } from '../tables/collections.table.ts'
import { events } from '../tables/events.table.ts'
import { fullName } from '../tables/fullName.ts'
import { invitations } from '../tables/invitations.table.ts'
import { items } from '../tables/items.table.ts'
import { messages } from '../tables/messages.table.ts'
import { options } from '../tables/options.table.ts'
import { slides } from '../tables/slides.table.ts'
import { users } from '../tables/users.table.ts'
import { works } from '../tables/works.table.ts'

/** What a record is called and where its screen is, as SQL over its table. */
type Source = { table: SQL; es: SQL; en?: SQL; path: SQL; id?: SQL; binned?: SQL }

/** The screen that edits an option; of one that only an older version had, the first. */
const optionPath = sql`case ${sql.join(
  optionScreens.map((screen) => {
    const ids = namesOf(optionsWhere('screen', screen))
    return sql`when ${inArray(options.id, ids)} then ${`options/${screen}`}`
  }),
  sql` `
)} else 'options/home' end`

const sources: Readonly<Record<RecordKind, Source>> = {
  event: {
    table: sql`${events}`,
    es: sql`${events.title_es}`,
    en: sql`${events.title_en}`,
    path: sql`'events/' || id`,
  },
  appointment: {
    table: sql`${appointments}`,
    es: sql`trim(${appointments.first_name} || ' ' || ${appointments.last_name})`,
    path: sql`'appointments'`,
  },
  artist: { table: sql`${artists}`, es: sql`${artists.display}`, path: sql`'artists/' || id` },
  work: {
    table: sql`${works}`,
    es: sql`${works.title_es}`,
    en: sql`${works.title_en}`,
    path: sql`'works/' || id`,
  },
  collection: {
    table: sql`${collections}`,
    es: sql`${collections.title_es}`,
    en: sql`${collections.title_en}`,
    path: sql`'collections/' || link || '-' || id`,
  },
  archive: {
    table: sql`${archives}`,
    es: sql`${archives.title_es}`,
    en: sql`${archives.title_en}`,
    path: sql`'archives/' || id`,
  },
  item: {
    table: sql`${items}`,
    es: sql`${items.subtitle_es}`,
    en: sql`${items.subtitle_en}`,
    path: sql`'items/' || id`,
  },
  slide: {
    table: sql`${slides}`,
    es: sql`${slides.title_es}`,
    en: sql`${slides.title_en}`,
    path: sql`'options/slides'`,
  },
  option: {
    table: sql`${options}`,
    es: sql`id`,
    path: optionPath,
    binned: sql`false`,
  },
  message: { table: sql`${messages}`, es: sql`${messages.subject}`, path: sql`'messages'` },
  user: { table: sql`${users}`, es: fullName(users), path: sql`'users'` },
  invitation: {
    table: sql`${invitations}`,
    es: sql`${invitations.email}`,
    path: sql`'users'`,
    binned: sql`false`,
  },
}

const Row = z.object({
  id: z.string(),
  label_es: z.string(),
  label_en: z.string(),
  path: z.string(),
  binned: z.boolean(),
})

/** A record by kind and id. */
export type Ref = { kind: RecordKind; id: string }

/** The key of a record in what {@link findRecords} gives. */
export function keyOf({ kind, id }: Ref): string {
  return `${kind}/${id}`
}

/**
 * What records are called and where their screens are, those in the bin too; of those that are gone, what the log
 * kept of their names.
 */
export async function findRecords(db: Db, refs: readonly Ref[]): Promise<Map<string, ActivityRecord>> {
  const found = new Map<string, ActivityRecord>()
  for (const [kind, ids] of idsByKind(refs)) {
    const { table, es, en = sql`''`, path, binned = sql`deleted_at is not null` } = sources[kind]
    const rows = await selectRows(
      db,
      sql`
        select id::text as id, ${es} as label_es, ${en} as label_en, ${path} as path, ${binned} as binned
        from ${table} where ${table}.id in (${list(kind, ids)})`,
      Row
    )
    for (const { path, ...row } of rows) {
      found.set(keyOf({ kind, id: row.id }), { kind, ...row, path: row.binned ? null : path })
    }
  }
  await addGone(
    db,
    refs.filter((ref) => !found.has(keyOf(ref))),
    found
  )
  return found
}

const Gone = z.object({ kind: z.string(), id: z.string(), label_es: z.string(), label_en: z.string() })

/** Names of records that are gone, from their last state in the log. */
async function addGone(db: Db, refs: readonly Ref[], found: Map<string, ActivityRecord>): Promise<void> {
  if (refs.length === 0) return
  const pairs = refs.map(({ kind, id }) => sql`(${kind}, ${id})`)
  const rows = await selectRows(
    db,
    sql`
      select kind, record_id as id,
        coalesce(before ->> 'title_es', before ->> 'subtitle_es', before ->> 'display', '') as label_es,
        coalesce(before ->> 'title_en', before ->> 'subtitle_en', '') as label_en
      from activity_changes
      where not part and after is null and (kind, record_id) in (${sql.join(pairs, sql`, `)})`,
    Gone
  )
  const labels = new Map(rows.map((row) => [`${row.kind}/${row.id}`, row]))
  for (const ref of refs) {
    const { label_es = '', label_en = '' } = labels.get(keyOf(ref)) ?? {}
    found.set(keyOf(ref), { ...ref, label_es, label_en, path: null, binned: false })
  }
}

function idsByKind(refs: readonly Ref[]): Map<RecordKind, Set<string>> {
  const ids = new Map<RecordKind, Set<string>>()
  for (const { kind, id } of refs) ids.set(kind, (ids.get(kind) ?? new Set()).add(id))
  return ids
}

function list(kind: RecordKind, ids: ReadonlySet<string>): SQL {
  const values = [...ids].map((id) => (kind === 'option' ? sql`${id}` : sql`${Number(id)}`))
  return sql.join(values, sql`, `)
}
