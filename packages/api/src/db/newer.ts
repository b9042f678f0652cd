import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { migrationsFolder } from '../migrationsFolder.ts'
import { contractSince } from './contractSince.ts'
import type { Db } from './db.ts'

/** A database that a newer version of the gallery has migrated so far that this one cannot use it. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'The database belongs to a newer version of the gallery, and this one would damage it: start the newer version, ' +
        'or go back to a backup that this one made: restore FILE --yes-replace.'
    )
    this.name = 'NewerDatabase'
  }
}

const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })
const Rows = z.object({ rows: z.array(z.object({ at: z.coerce.number() })) })

/**
 * Refuses a database from which something was taken away that this program uses. One to which newer versions have only
 * added is as good as its own: they run beside each other while a gallery is upgraded.
 *
 * @throws NewerDatabase
 */
export async function refuseNewer(db: Db): Promise<void> {
  if ((await migrationsOf(db)).isRefused) throw new NewerDatabase()
}

/** How many of the migrations that this program knows a database lacks, and whether newer ones took away what it uses. */
export async function migrationsOf(db: Db): Promise<{ lacking: number; isRefused: boolean }> {
  const known = readJournal().map(({ when }) => when)
  const newest = await greatest(db, '__drizzle_migrations', 'created_at')
  const oldest = await greatest(db, 'opened_from', 'since')
  return {
    lacking: known.filter((moment) => moment > newest).length,
    isRefused: oldest > (known.at(-1) ?? 0),
  }
}

/** The migration at which this program's own tables stand: the moment at which it was written, in milliseconds. */
export function ownMigration(): number {
  return readJournal().at(-1)?.when ?? 0
}

/**
 * Whether a database stands at the migration of this program. One that a newer version was about to migrate does not,
 * though it did not come so far: it keeps this one out.
 */
export async function isAtOwnMigration(db: Db): Promise<boolean> {
  const newest = await greatest(db, '__drizzle_migrations', 'created_at')
  return newest === ownMigration() && !(await migrationsOf(db)).isRefused
}

/**
 * Writes down which versions may open the database once this one has migrated it. Before it does: what is half migrated
 * is to be touched by no older one.
 */
export async function keepOlderOut(db: Db): Promise<void> {
  const entries = readJournal()
  const since = entries.flatMap(({ tag }) => {
    const named = contractSince(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8'))
    return entries.flatMap((entry) => (entry.tag === named ? [entry.when] : []))
  })
  const newest = Math.max(0, ...since)
  if (newest <= (await greatest(db, 'opened_from', 'since'))) return
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(sql`create table if not exists drizzle.opened_from (since bigint not null)`)
  await db.execute(sql`insert into drizzle.opened_from (since) values (${newest})`)
}

function readJournal() {
  return Journal.parse(JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))).entries
}

/** The greatest value in a table about migrations; 0 where it is not there or empty. */
async function greatest(db: Db, table: string, column: string): Promise<number> {
  const list = sql`select 1 as at from pg_tables where schemaname = 'drizzle' and tablename = ${table}`
  if (Rows.parse(await db.execute(list)).rows.length === 0) return 0
  const query = sql`select coalesce(max(${sql.identifier(column)}), 0) as at from drizzle.${sql.identifier(table)}`
  return Rows.parse(await db.execute(query)).rows[0]?.at ?? 0
}
