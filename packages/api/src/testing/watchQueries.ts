import { PGlite } from '@electric-sql/pglite'
import { drizzle as onServer } from 'drizzle-orm/node-postgres'
import { drizzle as onPglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import type { Database } from '../db/db.ts'

/** The same database, telling every query that it is asked before it is. */
export function watchQueries(database: Database, onQuery: (query: string) => void): Database {
  const client: unknown = Reflect.get(database.db, '$client')
  const logger = { logQuery: onQuery }
  if (client instanceof PGlite) return { ...database, db: onPglite(client, { logger }) }
  if (client instanceof pg.Pool) return { ...database, db: onServer(client, { logger }) }
  throw new Error('No database that is known')
}
