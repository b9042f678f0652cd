import { type SQL, sql } from 'drizzle-orm'
import { archives } from './archives.table.ts'
import { collections } from './collections.table.ts'
import { eventImages, events } from './events.table.ts'
import { items } from './items.table.ts'
import { workImages, works } from './works.table.ts'

/** A work that visitors may know of. Written as the partial index `works_public` is, which holds exactly these. */
export const isPublicWork = sql`(${works.public} and ${works.deleted_at} is null)`

/** A picture that visitors see, when they see its work. */
export const isShownWorkImage = sql`(${workImages.public} and ${workImages.deleted_at} is null)`

/** An event that visitors may know of. */
export const isShownEvent = sql`(${events.active} and ${events.deleted_at} is null)`

/** A picture that visitors see, when they see its event. */
export const isShownEventImage = sql`(${eventImages.active} and ${eventImages.deleted_at} is null)`

/** An archive that visitors see. */
export const isShownArchive = sql`(${archives.public} and ${archives.deleted_at} is null)`

/** An item that visitors see, when its archive is none that is hidden. Written so that PostgreSQL finds the partial index. */
export const isShownItem = sql`(${items.public} and ${items.active} and ${items.deleted_at} is null)`

/** The general archive's items, and those of archives that visitors see. */
export const isInShownArchive: SQL = sql`(${items.archive_id} is null or ${items.archive_id} = any(array(
  select ${archives.id} from ${archives} where ${isShownArchive}
)))`

/** The collections that are on the site. */
export const isOnSite = sql`(${collections.public} and ${collections.deleted_at} is null)`
