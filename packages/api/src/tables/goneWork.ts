import { sql } from 'drizzle-orm'
import { movements, works } from './works.table.ts'

/** What happened to a work last, and what before that: the states of its ledger, lines that are struck through aside. */
const lastStates = sql`array(
  select ${movements.status} from ${movements}
  where ${movements.work_id} = ${works.id} and ${movements.struck_at} is null
  order by ${movements.date} desc, ${movements.id} desc limit 2
)`

/** A work that the gallery cannot show any more: it lies in the bin, or went back to whose it is, which no end of a loan is. */
export const isGone = sql<boolean>`(${works.deleted_at} is not null or coalesce(
  (${lastStates})[1] = 'Devuelta' and (${lastStates})[2] is distinct from 'Prestada', false
))`
