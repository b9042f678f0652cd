import { and, count, eq, like, notLike, or, type SQL, sql, sum } from 'drizzle-orm'
import { archives } from '../archives/archives.table.ts'
import type { Db } from '../db/db.ts'
import { totals } from '../db/totals.table.ts'
import { type PanelFilter, type PublicFilter, panelCondition, publicCondition } from './filter.ts'
import { items } from './items.table.ts'

/** How many items a visitor's list has: counted only where more than the archive narrows it. */
export async function countShown(db: Db, filter: PublicFilter): Promise<number> {
  if (filter.query !== '' || filter.kind !== undefined) return countWhere(db, publicCondition(filter))
  const ofArchives = sql`${totals.name} = any(array(
    select 'items:shown:' || ${archives.id} from ${archives}
    where ${archives.public} and ${archives.deleted_at} is null
      and ${filter.archive === undefined ? sql`true` : eq(archives.id, filter.archive)}
  ))`
  const ofGeneralArchive = filter.archive === undefined ? eq(totals.name, 'items:shown:0') : undefined
  return sumTotals(db, or(ofArchives, ofGeneralArchive))
}

/** How many items a list of the panel has. */
export async function countKept(db: Db, filter: PanelFilter): Promise<number> {
  const { query, kind, archive, missing } = filter
  const isNarrowed = [kind, missing, filter.public].some((value) => value !== undefined)
  if (query !== '' || isNarrowed) return countWhere(db, panelCondition(filter))
  if (archive !== undefined) return sumTotals(db, eq(totals.name, `items:${archive}`))
  return sumTotals(db, and(like(totals.name, 'items:%'), notLike(totals.name, 'items:shown:%')))
}

async function countWhere(db: Db, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(items).where(condition)
  return counted?.total ?? 0
}

async function sumTotals(db: Db, condition: SQL | undefined): Promise<number> {
  const [summed] = await db
    .select({ total: sum(totals.total) })
    .from(totals)
    .where(condition)
  return Number(summed?.total ?? 0)
}
