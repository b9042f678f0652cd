import type { ImportKind } from '@gallery/contract'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { sign } from '../db/signing.ts'
import { lookAtTables } from '../db/statistics.ts'
import { activity, activityChanges } from '../tables/activity.table.ts'
import { artists } from '../tables/artists.table.ts'
import { collectionWorks } from '../tables/collections.table.ts'
import { importJournal, importRows, imports } from '../tables/imports.table.ts'
import { itemArtists, itemFiles, items, itemTags, tags } from '../tables/items.table.ts'
import { movements, works } from '../tables/works.table.ts'
import type { Writing } from '../writing.ts'
import { refuseAppeared } from './appeared.queries.ts'
import { noPlaces } from './madePlaces.queries.ts'
import { findTold } from './newArtists.queries.ts'
import { inSlices, type Slicing } from './slices.ts'
import { lockChanged, lockNamed } from './staged.queries.ts'
import { waitForTurn } from './turn.ts'
import { lockJournaled, type Source, type TakingBack, undoSlice } from './undoing.queries.ts'
import { type WritingRows, writeRows } from './writeRows.ts'

/** Rows that are written in one go. */
const slice = 50
/** Rows after which the database looks at what it holds; again after four times as many, and so on. */
const firstLook = 250

/** The tables that grow with an import of each kind. */
const writtenTables: Readonly<Record<ImportKind, readonly PgTable[]>> = {
  works: [works, artists, movements, collectionWorks, importJournal, activity, activityChanges],
  artists: [artists, importJournal, activity, activityChanges],
  items: [items, artists, itemArtists, itemTags, tags, importJournal, activity, activityChanges],
  files: [itemFiles, importJournal, activity, activityChanges],
}

/** What applying an import, or undoing one, needs. */
export type Running = Slicing & {
  writing: Writing
  /** Today in the gallery. */
  today: string
}

/**
 * Writes what the dry run found: new records and changed cells. All of it or nothing, also when the process dies: what
 * is not finished then is taken back by {@link takeBack}.
 *
 * @throws Refused 409 when the dry run is no longer true: a record was changed since, an artist whom a row names is gone,
 * or what was to be made is there. @throws Cancelled
 */
export async function applyImport(db: Db, { id, kind }: Source, running: Running): Promise<void> {
  const writing: Writing = { ...running.writing, origin: 'import', batch: id }
  const needs: WritingRows = {
    importId: id,
    kind,
    writing,
    today: running.today,
    made: new Map(),
    told: await findTold(db, id),
    places: noPlaces(),
  }
  let last = 0
  let count = 0
  let look = firstLook
  await inSlices(db, running, {
    begin: async (tx) => {
      if (running.whole) await waitForTurn(tx, () => running.between(0))
      await lockNamed(tx, { id, kind })
      if (running.whole) await lockChanged(tx, { id, kind })
      await refuseAppeared(tx, { id, kind })
    },
    step: async (tx) => {
      await sign(tx, writing)
      const rows = await tx
        .select()
        .from(importRows)
        .where(
          and(
            eq(importRows.import_id, id),
            inArray(importRows.state, ['new', 'changed']),
            gt(importRows.row, last)
          )
        )
        .orderBy(asc(importRows.row))
        .limit(slice)
      const to = rows.at(-1)?.row ?? last
      if (!running.whole) await lockNamed(tx, { id, kind }, { after: last, to })
      if (rows.length > 0) await writeRows(tx, rows, needs)
      last = to
      count += rows.length
      if (count >= look) {
        // What was planned for an empty table goes through all of a full one, for each row anew.
        await lookAtTables(tx, writtenTables[kind])
        look *= 4
      }
      return rows.length
    },
    end: async (tx) => {
      await tellAll(tx, { id, kind }, 'imported', writing)
      await tx
        .update(imports)
        .set({ state: 'applied', applied_at: writing.now, locked_until: null, failure: '', done: 0 })
        .where(eq(imports.id, id))
    },
  })
  // It is applied, whatever becomes of this: without it the next queries are planned worse, for a while.
  await lookAtTables(db, writtenTables[kind]).catch(() => undefined)
}

/**
 * Takes a whole import back, apart from what was changed later: as `seekLater` has noted it, and with `keeps` until now.
 * Slice by slice it cannot leave everything as it was once the first slice is done: from then on it keeps what was changed
 * later in any case, also when another process goes on with it.
 *
 * @throws Refused 409 for what was changed since `seekLater` has looked, without `keeps`: nothing is taken back then
 */
export async function undoImport(
  db: Db,
  { id, kind, keeps }: Source & { keeps: boolean },
  running: Running
): Promise<void> {
  const writing: Writing = { ...running.writing, origin: 'import', batch: id }
  let keepsNow = keeps
  await inSlices(db, running, {
    begin: async (tx) => {
      if (!running.whole) return
      await waitForTurn(tx, () => running.between(0))
      await lockJournaled(tx, { id, kind })
    },
    step: async (tx) => {
      const taking = { writing, isUnfinished: false, keeps: keepsNow }
      const count = await signedSlice(tx, { id, kind }, taking)
      if (!running.whole && !keepsNow) {
        await tx.update(imports).set({ keeps: true }).where(eq(imports.id, id))
        keepsNow = true
      }
      return count
    },
    end: async (tx) => {
      await tellAll(tx, { id, kind }, 'undone', writing)
      await tx
        .update(imports)
        .set({
          state: 'undone',
          undone_at: writing.now,
          locked_until: null,
          failure: '',
          done: 0,
        })
        .where(eq(imports.id, id))
    },
  })
}

/** Takes back what an import did that did not come to its end, and leaves it as the dry run did, with the reason. */
export async function takeBack(
  db: Db,
  { id, kind }: Source,
  failure: string,
  running: Running
): Promise<void> {
  const writing: Writing = { ...running.writing, origin: 'import', batch: id }
  await inSlices(db, running, {
    step: (tx) => signedSlice(tx, { id, kind }, { writing, isUnfinished: true, keeps: false }),
    end: async (tx) => {
      await tx
        .update(imports)
        .set({ state: 'checked', locked_until: null, cancelled: false, failure, done: 0 })
        .where(eq(imports.id, id))
    },
  })
}

async function signedSlice(tx: Db, source: Source, taking: TakingBack): Promise<number> {
  await sign(tx, taking.writing)
  return undoSlice(tx, source, taking)
}

/** The entry of the log that stands for all records of an import. */
async function tellAll(
  tx: Db,
  { id, kind }: Source,
  action: 'imported' | 'undone',
  { now, by }: Writing
): Promise<void> {
  const singular = { works: 'work', artists: 'artist', items: 'item', files: 'item' }[kind]
  await tx.insert(activity).values({
    transaction: sql`gen_random_uuid()`,
    at: now,
    by,
    origin: 'import',
    batch: id,
    kind: singular,
    record_id: null,
    action,
    shown: true,
  })
}
