import { isHash, type PermanentKind, type PermanentRecord } from '@gallery/contract'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { items } from '../tables/items.table.ts'
import { tombstones } from '../tables/tombstones.table.ts'

const tables: Readonly<Record<PermanentKind, string>> = {
  work: 'works',
  item: 'items',
  event: 'events',
  artist: 'artists',
  archive: 'archives',
}

/**
 * What became of a record that visitors do not see: since when it is gone and, of one that became part of another, of
 * which. Null for one that they never saw, and for one that is hidden only, which exists for the gallery.
 */
export async function findGone(
  db: Db,
  { kind, id }: PermanentRecord
): Promise<{ at: Date; successor: PermanentRecord | null } | null> {
  const [row] = await selectRows(
    db,
    sql`
      select at, successor_id from ${tombstones} where kind = ${kind} and record_id = ${id}
      and not exists (select from ${sql.identifier(tables[kind])} where id = ${id} and deleted_at is null)`,
    z.object({ at: z.coerce.date(), successor_id: z.number().nullable() })
  )
  if (!row) return null
  return { at: row.at, successor: row.successor_id === null ? null : { kind, id: row.successor_id } }
}

/** The item that an address names by its hash (`ihash`), also one in the bin; undefined where there is none. */
export async function itemByHash(db: Db, name: string): Promise<PermanentRecord | undefined> {
  const hash = name.slice(1)
  if (!name.startsWith('i') || !isHash(hash)) return undefined
  const [item] = await db.select({ id: items.id }).from(items).where(eq(items.hash, hash))
  return item && { kind: 'item', id: item.id }
}

/** Notes that a record which has just gone lives on as part of another of its kind. */
export async function setSuccessor(
  db: Db,
  { kind, id }: PermanentRecord,
  successor_id: number
): Promise<void> {
  await db
    .update(tombstones)
    .set({ successor_id })
    .where(and(eq(tombstones.kind, kind), eq(tombstones.record_id, id)))
}
