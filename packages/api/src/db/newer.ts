import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { migrationsFolder } from '../migrationsFolder.ts'
import type { Db } from './db.ts'

/** A database that a newer version of the gallery has migrated. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'The database belongs to a newer version of the gallery, and this one would damage it: start the newer version, ' +
        'or restore a backup from before the upgrade.'
    )
    this.name = 'NewerDatabase'
  }
}

const Rows = z.object({ rows: z.array(z.object({ newest: z.coerce.number() })) })

/** Refuses a database with migrations that come after the last one that this program knows. @throws NewerDatabase */
export async function refuseNewer(db: Db): Promise<void> {
  if ((await migrationsOf(db)).isNewer) throw new NewerDatabase()
}

/** How many of the migrations that this program knows a database lacks, and whether it has some that come after them. */
export async function migrationsOf(db: Db): Promise<{ lacking: number; isNewer: boolean }> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  if (!(await hasMigrations(db))) return { lacking: known.length, isNewer: false }
  const query = sql`select coalesce(max(created_at), 0) as newest from drizzle.__drizzle_migrations`
  const { rows } = Rows.parse(await db.execute(query))
  const newest = rows[0]?.newest ?? 0
  return {
    lacking: known.filter((moment) => moment > newest).length,
    isNewer: newest > (known.at(-1) ?? 0),
  }
}

async function hasMigrations(db: Db): Promise<boolean> {
  const list = sql`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`
  const { rows } = z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(list))
  return rows.length > 0
}
