import { eq } from 'drizzle-orm'
import type { Db } from './db.ts'
import { totals } from './totals.table.ts'

/** How many rows a list has, without counting them. A list that nothing was ever written to has none. */
export async function readTotal(db: Db, name: string): Promise<number> {
  const [found] = await db.select({ total: totals.total }).from(totals).where(eq(totals.name, name))
  return found?.total ?? 0
}
