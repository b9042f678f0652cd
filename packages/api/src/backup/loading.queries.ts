import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import type { Manifest } from './manifest.ts'
import type { Table } from './tables.queries.ts'

/**
 * Makes the tables take rows as they are, until {@link finishLoading}: triggers would count again what `totals` brings
 * with it, and rows of one table refer to each other in both directions. Everybody else waits for the transaction.
 */
export async function prepareLoading(tx: Db, tables: readonly Table[]): Promise<void> {
  await tx.execute(sql`set local statement_timeout to 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`)
  for (const { name } of tables)
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
  await alterSelfReferences(tx, sql`deferrable initially deferred`)
}

/** Deletes every row. */
export async function emptyTables(tx: Db, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => sql.identifier(name))
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`)
}

/** Checks what was put off, sets the numbers of the next rows and brings the triggers back. */
export async function finishLoading(tx: Db, manifest: Manifest, tables: readonly Table[]): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
  await alterSelfReferences(tx, sql`not deferrable`)
  for (const { name, identity } of tables) {
    const table = sql.identifier(name)
    await tx.execute(sql`alter table ${table} enable trigger user`)
    const next = manifest.tables.find((saved) => saved.name === name)?.next ?? null
    if (identity === null || next === null) continue
    const restart = sql.raw(`restart with ${next}`)
    await tx.execute(sql`alter table ${table} alter column ${sql.identifier(identity.column)} ${restart}`)
  }
}

/** Changes when the references of a table to itself are checked. */
async function alterSelfReferences(tx: Db, when: SQL): Promise<void> {
  const references = await selectRows(
    tx,
    sql`
      select class.relname as "table", conname as name
      from pg_constraint join pg_class as class on class.oid = conrelid
      where contype = 'f' and conrelid = confrelid and connamespace = 'public'::regnamespace`,
    z.object({ table: z.string(), name: z.string() })
  )
  for (const { table, name } of references) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} alter constraint ${sql.identifier(name)} ${when}`
    )
  }
}
