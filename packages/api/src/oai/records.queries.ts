import { idIn } from '@gallery/contract'
import { and, asc, eq, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { type Document, documentOf } from '../harvest/document.ts'
import { documents } from '../harvest/documents.ts'
import { readHouseRights } from '../readHouseRights.ts'
import { archives } from '../tables/archives.table.ts'
import { type HarvestKind, harvested, harvestKinds } from '../tables/harvest.table.ts'
import { isShownArchive } from '../tables/shown.ts'
import type { Selection } from './resumption.ts'

/** A record as its header tells it. */
export type Harvested = typeof harvested.$inferSelect

/** Some records in the order in which they were stamped, from a place on. */
export function listHarvested(
  db: Db,
  selection: Selection,
  after: number,
  limit: number
): Promise<Harvested[]> {
  return db
    .select()
    .from(harvested)
    .where(and(gt(harvested.place, after), isSelected(selection)))
    .orderBy(asc(harvested.place))
    .limit(limit)
}

/** How many records a selection has. */
export function countHarvested(db: Db, selection: Selection): Promise<number> {
  return db.$count(harvested, isSelected(selection))
}

/** One record, or undefined where visitors never saw it. */
export async function findHarvested(db: Db, kind: HarvestKind, id: number): Promise<Harvested | undefined> {
  const [row] = await db
    .select()
    .from(harvested)
    .where(and(eq(harvested.kind, kind), eq(harvested.record_id, id)))
  return row
}

/** When the first of all that is told was stamped; undefined while there is nothing. */
export async function earliestStamp(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ stamp: harvested.stamp })
    .from(harvested)
    .orderBy(asc(harvested.place))
    .limit(1)
  return row?.stamp
}

/** What visitors see of these records now, each by its kind and id; what they do not see is left out. */
export async function findDocuments(
  db: Db,
  rows: readonly Pick<Harvested, 'kind' | 'record_id'>[]
): Promise<Map<string, Document>> {
  const found = new Map<string, Document>()
  const house = await readHouseRights(db)
  for (const kind of harvestKinds) {
    const ids = rows.filter((row) => row.kind === kind).map(({ record_id }) => record_id)
    if (ids.length === 0) continue
    const { id, shown, document, joined } = documents[kind]
    const read = await selectRows(
      db,
      sql`select ${document} as document from ${joined} where ${id} = any(${sql.param(ids)}::int[]) and ${shown ?? sql`true`}`,
      z.object({ document: z.unknown() })
    )
    for (const row of read) {
      const each = documentOf(row.document, house)
      found.set(`${each.kind} ${each.id}`, each)
    }
  }
  return found
}

/** The archives that visitors see, by their titles. */
export function listArchiveSets(db: Db): Promise<{ id: number; title_es: string; title_en: string }[]> {
  return db
    .select({ id: archives.id, title_es: archives.title_es, title_en: archives.title_en })
    .from(archives)
    .where(isShownArchive)
    .orderBy(asc(archives.id))
}

function isSelected({ from, until, set }: Selection): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(harvested.stamp, new Date(from)),
    until === undefined ? undefined : lte(harvested.stamp, new Date(until)),
    set === undefined ? undefined : isOfSet(set)
  )
}

/** `work`, `item`, `item:press`, `event:exhibition`, `archive`, `archive:7`, `archive:general`; any other has nothing. */
function isOfSet(set: string): SQL | undefined {
  const [group = '', part, ...rest] = set.split(':')
  if (rest.length > 0) return sql`false`
  if (group === 'archive') return and(eq(harvested.kind, 'item'), isOfArchive(part))
  const kind = harvestKinds.find((each) => each === group)
  if (kind === undefined) return sql`false`
  return and(eq(harvested.kind, kind), part === undefined ? undefined : eq(harvested.sort, part))
}

function isOfArchive(part: string | undefined): SQL | undefined {
  if (part === undefined) return undefined
  if (part === 'general') return isNull(harvested.archive_id)
  const id = idIn(part)
  return id === undefined ? sql`false` : eq(harvested.archive_id, id)
}
