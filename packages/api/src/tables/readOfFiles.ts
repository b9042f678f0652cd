import { type SQL, sql } from 'drizzle-orm'
import { itemFiles, items } from './items.table.ts'
import { documents } from './leaves.table.ts'
import { recordings } from './recordings.table.ts'

// What was read of files: how the doctor and the metrics count what waits and what was given up.

/** Of a query over one of these: whether an item that is not in the bin has the file. Others matter to nobody. */
export const isOfItem = ({ file }: typeof documents | typeof recordings): SQL => sql`exists (
  select from ${itemFiles} join ${items} on ${items.id} = ${itemFiles.item_id}
  where ${itemFiles.file} = ${file} and ${itemFiles.deleted_at} is null and ${items.deleted_at} is null)`

/** Whether a PDF could not be read. */
export const isUnreadable: SQL = sql`(${documents.read_at} is null and ${documents.failed_at} is not null)`

/** Whether a recording could not be read: one that is damaged is read to its end, and tells nothing. */
export const isMute: SQL = sql`(${recordings.seconds} is null
  and (${recordings.read_at} is not null or ${recordings.failed_at} is not null))`
