import { and, eq, like, notLike, or, type SQL, sql } from 'drizzle-orm'
import { keptTotal } from '../db/totals.queries.ts'
import { archives } from '../tables/archives.table.ts'
import { isShownArchive } from '../tables/shown.ts'
import { totals } from '../tables/totals.table.ts'
import { isNarrowed, isPanelNarrowed, type PanelFilter, type PublicFilter } from './filter.ts'

/** How many items a visitor's list has, as it is kept; null where more than the archive narrows it. */
export function totalShown(filter: PublicFilter): SQL | null {
  const { archive } = filter
  if (isNarrowed(filter)) return null
  const ofGeneralArchive =
    archive === undefined || archive === 'general' ? eq(totals.name, 'items:shown:0') : undefined
  if (archive === 'general') return keptTotal(ofGeneralArchive)
  const ofArchives = sql`${totals.name} = any(array(
    select 'items:shown:' || ${archives.id} from ${archives}
    where ${isShownArchive} and ${archive === undefined ? sql`true` : eq(archives.id, archive)}
  ))`
  return keptTotal(or(ofArchives, ofGeneralArchive))
}

/** How many items a list of the panel has, as it is kept; null where more than the archive narrows it. */
export function totalKept(filter: PanelFilter): SQL | null {
  const { archive } = filter
  if (isPanelNarrowed(filter)) return null
  if (archive !== undefined) return keptTotal(eq(totals.name, `items:${archive === 'general' ? 0 : archive}`))
  return keptTotal(and(like(totals.name, 'items:%'), notLike(totals.name, 'items:shown:%')))
}
