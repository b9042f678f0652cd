import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Db } from './db.ts'

/** Makes an empty, migrated database in a folder, for something that is tried out and thrown away. */
export async function openTrial(
  folder: string,
  migrationsFolder: string
): Promise<{ db: Db; close(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']
  const client = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent }, startParams })
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  return { db, close: () => client.close() }
}
