import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { archives } from './archives.table.ts'
import { collections } from './collections.table.ts'
import { items } from './items.table.ts'
import { works } from './works.table.ts'

/** A work that visitors may know of. Written as the partial index `works_public` is, which holds exactly these. */
export const isPublicWork = sql`(${works.public} and ${works.deleted_at} is null)`

/** An item that visitors see, when its archive is none that is hidden. Written so that PostgreSQL finds the partial index. */
export const isShownItem = sql`(${items.public} and ${items.active} and ${items.deleted_at} is null)`

/** The general archive's items, and those of archives that visitors see. */
export const isInShownArchive: SQL = sql`(${items.archive_id} is null or ${items.archive_id} = any(array(
  select ${archives.id} from ${archives} where ${archives.public} and ${archives.deleted_at} is null
)))`

/** The collections that are on the site. */
export const isOnSite = and(eq(collections.public, true), isNull(collections.deleted_at))
