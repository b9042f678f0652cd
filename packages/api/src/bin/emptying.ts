import { setImmediate as giveWay } from 'node:timers/promises'
import { type BinKind, type BinRef, binDays, binKinds } from '@gallery/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isOutOfTime } from '../db/databaseErrors.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { forgetMailsOfMessages } from '../mail/mailsOfMessages.ts'
import type { Storage } from '../storage/storage.ts'
import { tableOf } from './bin.queries.ts'
import { dropFiles, dropGoneFiles, dropOldFiles } from './leftFiles.queries.ts'
import { firstSlice, halfSlice, nextSlice } from './sliceSize.ts'
import { staysInBin } from './staying.queries.ts'

/** What is emptied: everything, a kind, one record, or what has been there since before an instant. */
export type Emptied = Partial<BinRef> | { before: Date }

type Gallery = { db: Db; storage: Storage }

/** How many records went, and how many are still to go: because the time was up, or because somebody else holds them. */
export type Emptying = { count: number; left: number }

/** What could not be emptied, or not whole: a kind of record, or the files that nothing names. */
type Failure = { kind: BinKind | 'files'; error: unknown }

/** Some kinds could not be emptied. Of the others `count` records went, and of theirs what went before the trouble. */
export class NotAllEmptied extends Error {
  readonly count: number
  readonly failures: readonly Failure[]

  constructor(count: number, failures: readonly Failure[]) {
    const kinds = failures.map(({ kind }) => kind).join(', ')
    super(`Not all of the bin could be emptied: ${kinds}`, { cause: failures[0]?.error })
    this.name = 'NotAllEmptied'
    this.count = count
    this.failures = failures
  }
}

/**
 * Deletes for good what is in the bin, with everything that hangs on it and the mails about messages, some records at a
 * time: each time their rows in a transaction with those of the files that nothing names any more, then the files. A file
 * that cannot be deleted stays, as nobody's. What cannot be done to one kind keeps no other waiting, and what somebody else
 * holds is not waited for: two who empty at once share the work. A work that was sold stays, and is none of those left.
 *
 * @param patience milliseconds after which it ends with what is in hand
 * @throws NotAllEmptied once everything was tried, when something could not be done
 */
export async function emptyBin(
  { db, storage }: Gallery,
  which: Emptied,
  now: Date,
  patience = Number.POSITIVE_INFINITY
): Promise<Emptying> {
  const began = performance.now()
  const failures: Failure[] = []
  const kept = new Set<string>()
  let count = 0
  // Some records go in any case: who asks again and again comes to the end.
  const isLate = () => count > 0 && performance.now() - began >= patience
  for (const kind of kindsOf(which)) {
    try {
      for await (const slice of emptyKind({ db, storage }, kind, which)) {
        count += slice.went
        for (const file of slice.kept) kept.add(file)
        if (isLate()) break
      }
    } catch (error) {
      failures.push({ kind, error })
    }
    if (isLate()) break
  }
  const forget = (drop: (tx: Db) => Promise<readonly string[]>) =>
    deleteFiles(storage, db.transaction(drop)).catch((error: unknown) =>
      failures.push({ kind: 'files', error })
    )
  // What named a file may have gone after the record that had it: a text of a later kind shows a picture of an earlier one.
  if (kept.size > 0) await forget(async (tx) => (await dropFiles(tx, [...kept])).keys)
  if (!isLate()) await forget((tx) => dropOldFiles(tx, startOf(now)))
  if (failures.length > 0) throw new NotAllEmptied(count, failures)
  return { count, left: await countLeft(db, which) }
}

/** Deletes for good what has been in the bin for longer than it is kept. @returns how many records went. @throws NotAllEmptied */
export async function emptyOldBin(gallery: Gallery, now: Date): Promise<number> {
  return (await emptyBin(gallery, { before: startOf(now) }, now)).count
}

/** How many records of a slice went, and the names of those of their files that something still names. */
type Slice = { went: number; kept: readonly string[] }

/** Slice by slice, until there is nothing of the kind that nobody else holds. Tells of each, be it one that was too large. */
async function* emptyKind({ db, storage }: Gallery, kind: BinKind, which: Emptied): AsyncGenerator<Slice> {
  for (let size = firstSlice; ; ) {
    const began = performance.now()
    try {
      const { went, keys, kept } = await db.transaction(async (tx) => {
        const went = await deleteSome(tx, kind, which, size)
        return { went, ...(went === 0 ? { keys: [], kept: [] } : await dropGoneFiles(tx)) }
      })
      await deleteFiles(storage, keys)
      if (went === 0) return
      size = nextSlice(size, performance.now() - began)
      yield { went, kept }
    } catch (error) {
      if (size === 1 || !isOutOfTime(error)) throw error
      size = halfSlice(size)
      yield { went: 0, kept: [] }
    }
    // The gallery's own database answers before anything else is heard.
    await giveWay()
  }
}

async function deleteSome(tx: Db, kind: BinKind, which: Emptied, most: number): Promise<number> {
  const table = sql.identifier(tableOf(kind))
  // Held before they go: what somebody takes out of the bin meanwhile stays. As an array, for that is asked once.
  const some = sql`
    select id from ${table} where ${conditionOf(kind, which)} order by id limit ${most} for update skip locked`
  const gone = await selectRows(
    tx,
    sql`delete from ${table} where id = any(array(${some})) returning id`,
    z.object({ id: z.int() })
  )
  if (kind === 'message' && gone.length > 0) {
    await forgetMailsOfMessages(tx, sql`select unnest(${sql.param(gone.map(({ id }) => id))}::int[])`)
  }
  return gone.length
}

async function deleteFiles(storage: Storage, keys: readonly string[] | Promise<readonly string[]>) {
  await Promise.allSettled((await keys).map((key) => storage.delete(key)))
}

async function countLeft(db: Db, which: Emptied): Promise<number> {
  const counts = kindsOf(which).map(
    (kind) =>
      sql`select count(*)::int as left from ${sql.identifier(tableOf(kind))} where ${conditionOf(kind, which)}`
  )
  const rows = await selectRows(db, sql.join(counts, sql` union all `), z.object({ left: z.int() }))
  return rows.reduce((sum, { left }) => sum + left, 0)
}

/** The instant since which the bin is kept. */
function startOf(now: Date): Date {
  return new Date(now.getTime() - binDays * 24 * 3_600_000)
}

function kindsOf(which: Emptied): readonly BinKind[] {
  return 'kind' in which && which.kind !== undefined ? [which.kind] : binKinds
}

function conditionOf(kind: BinKind, which: Emptied): SQL {
  const goes = sql`not ${staysInBin(kind)}`
  if ('before' in which) return sql`deleted_at < ${which.before.toISOString()}::timestamptz and ${goes}`
  const isIt = 'id' in which && which.id !== undefined ? sql`and id = ${which.id}` : sql``
  return sql`deleted_at is not null ${isIt} and ${goes}`
}
