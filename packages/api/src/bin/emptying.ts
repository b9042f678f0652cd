import { type BinKind, type BinRef, binDays, binKinds } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import type { Storage } from '../storage/storage.ts'
import { tableOf } from './bin.queries.ts'
import { dropLeftFiles } from './leftFiles.queries.ts'

/** What is emptied: everything, a kind, one record, or what has been there since before an instant. */
export type Emptied = Partial<BinRef> | { before: Date }

/**
 * Deletes for good what is in the bin, with everything that hangs on it: the rows in one transaction, then the files that
 * nothing names any more. A file that cannot be deleted then stays, as nobody's.
 *
 * @returns how many records went
 */
export async function emptyBin(
  { db, storage }: { db: Db; storage: Storage },
  which: Emptied,
  now: Date
): Promise<number> {
  const { count, keys } = await db.transaction(async (tx) => {
    let count = 0
    for (const kind of kindsOf(which)) {
      const table = sql.identifier(tableOf(kind))
      const gone = await selectRows(
        tx,
        sql`delete from ${table} where deleted_at is not null ${narrowed(which)} returning 1`,
        z.unknown()
      )
      count += gone.length
    }
    return { count, keys: await dropLeftFiles(tx, startOf(now)) }
  })
  await Promise.allSettled(keys.map((key) => storage.delete(key)))
  return count
}

/** Deletes for good what has been in the bin for longer than it is kept. @returns how many records went */
export function emptyOldBin(gallery: { db: Db; storage: Storage }, now: Date): Promise<number> {
  return emptyBin(gallery, { before: startOf(now) }, now)
}

/** The instant since which the bin is kept. */
function startOf(now: Date): Date {
  return new Date(now.getTime() - binDays * 24 * 3_600_000)
}

function kindsOf(which: Emptied): readonly BinKind[] {
  return 'kind' in which && which.kind !== undefined ? [which.kind] : binKinds
}

function narrowed(which: Emptied): SQL {
  if ('before' in which) return sql`and deleted_at < ${which.before.toISOString()}::timestamptz`
  return 'id' in which && which.id !== undefined ? sql`and id = ${which.id}` : sql``
}
