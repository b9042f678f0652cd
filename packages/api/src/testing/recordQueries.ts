import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '../db/db.ts'

/** A database on a PostgreSQL server that remembers what it was asked. */
export type RecordedDatabase = {
  db: Db
  /** What PostgreSQL plans for every query that the work asks, as JSON text. */
  plansOf(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

/** Opens a migrated database by its address. */
export function openRecorded(url: string): RecordedDatabase {
  const pool = new pg.Pool({ connectionString: url })
  let asked: { query: string; params: unknown[] }[] = []
  const db = drizzle(pool, { logger: { logQuery: (query, params) => asked.push({ query, params }) } })
  return {
    db,
    plansOf: async (work) => {
      asked = []
      await work()
      const plans: string[] = []
      for (const { query, params } of asked.filter(({ query }) => !/^(begin|commit)/i.test(query))) {
        const { rows } = await pool.query(`explain (format json) ${query}`, params)
        plans.push(JSON.stringify(rows))
      }
      return plans
    },
    close: () => pool.end(),
  }
}
