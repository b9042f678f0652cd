import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { migrationLock } from '../db/migrationLock.ts'
import { keepOlderOut } from '../db/newer.ts'
import { selectRows } from '../db/rows.queries.ts'
import { migrationsFolder } from '../migrationsFolder.ts'

/**
 * Drops every table, whichever version of the gallery made it, and makes those of this one: within a transaction, so that
 * nothing is lost when what follows fails. Drizzle's own way of migrating wants a connection of its own.
 */
export async function remakeTables(tx: Db): Promise<void> {
  // Who starts meanwhile migrates what is here then.
  await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
  for (const drop of await listDrops(tx)) await tx.execute(sql.raw(drop))
  await tx.execute(sql`drop schema if exists drizzle cascade`)
  await keepOlderOut(tx)
  await tx.execute(sql`create schema if not exists drizzle`)
  await tx.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
  )
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`
    )
  }
}

/**
 * What drops all that migrations make. The schema itself stays: it may be another role's, and so may the extensions in
 * it. What belongs to a table goes with it.
 */
async function listDrops(tx: Db): Promise<string[]> {
  const rows = await selectRows(
    tx,
    sql`
      with parts as (select classid, objid from pg_depend where deptype in ('e', 'i', 'a'))
      select format(
        'drop %s if exists public.%I cascade',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        relname
      ) as drop
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and ('pg_class'::regclass, oid) not in (table parts)
      union all
      select format('drop routine if exists %s cascade', oid::regprocedure)
      from pg_proc
      where pronamespace = 'public'::regnamespace and ('pg_proc'::regclass, oid) not in (table parts)
      union all
      select format('drop type if exists public.%I cascade', typname)
      from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
        and ('pg_type'::regclass, oid) not in (table parts)`,
    z.object({ drop: z.string() })
  )
  return rows.map(({ drop }) => drop)
}
