import { sql } from 'drizzle-orm'
import { givesBack } from './givesBack.ts'
import { movements, works } from './works.table.ts'

/** A work that the gallery cannot show any more: it lies in the bin, or its last line gave it back. */
export const isGone = sql<boolean>`(${works}.deleted_at is not null or coalesce((
  select ${givesBack('latest')} from ${movements} as latest
  where latest.work_id = ${works}.id and latest.struck_at is null
  order by latest.date desc, latest.id desc limit 1
), false))`
