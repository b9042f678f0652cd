import { openDatabase } from '@gallery/api'
import type { DemoCopy } from './demoCopy.ts'
import { rowsOf } from './rows.ts'

interface Counts {
  appointments: number
  mails: number
}

/**
 * What the tables hold, asked by SQL and past the app. `slot` counts the bookings of one slot that stand. The
 * gallery's own database must have been let go by its server.
 */
export async function countRows(env: DemoCopy['env'], slot?: number): Promise<Counts> {
  const database = await openDatabase(env)
  const some = slot === undefined ? 'true' : `slot_id = ${slot} and cancelled_at is null`
  try {
    const result = await database.db.execute(
      `select (select count(*) from appointments where ${some}) as appointments, (select count(*) from mails) as mails`
    )
    const [row] = rowsOf(result)
    return { appointments: Number(row?.appointments), mails: Number(row?.mails) }
  } finally {
    await database.close()
  }
}
