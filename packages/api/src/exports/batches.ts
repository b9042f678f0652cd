import { setImmediate } from 'node:timers/promises'
import type { PaginationMeta } from '@gallery/contract'
import { atOneMoment } from '../db/atOneMoment.ts'
import type { Db } from '../db/db.ts'
import type { Row } from './table.ts'

/** PGlite answers before anything else is heard: without this, requests would wait for the last batch. */
const giveWay = () => setImmediate()

/** How many rows are in memory at a time. */
const batch = 500

/**
 * The rows of records by their ids, some hundred at a time. No transaction stays open between them: PGlite
 * has one connection, and others want to work while a large file goes out over a slow line. What is deleted meanwhile is
 * left out.
 */
export async function* byIds(
  ids: readonly number[],
  read: (ids: readonly number[]) => Promise<readonly Row[]>
): AsyncGenerator<Row[]> {
  for (let from = 0; from < ids.length; from += batch) {
    const part = ids.slice(from, from + batch)
    const rows = new Map((await read(part)).map((row) => [row.id, row]))
    await giveWay()
    yield part.map((id) => rows.get(id)).filter((row) => row !== undefined)
  }
}

/**
 * The ids of everything that a list of the panel has, in its order, page after page as the panel reads it. All pages are of
 * one moment: what somebody writes meanwhile would move others from a page that is still to be read to one that was. With
 * PGlite everybody who needs the database waits for these pages, which only name what the export is then made of; all else
 * is answered between two of them.
 */
export function listedIds(
  db: Db,
  list: (
    tx: Db,
    paging: { page: number; per_page: number }
  ) => Promise<{ data: readonly { id: number }[]; meta: PaginationMeta }>
): Promise<number[]> {
  return atOneMoment(db, async (tx) => {
    const ids: number[] = []
    for (let page = 1; ; page += 1) {
      const { data, meta } = await list(tx, { page, per_page: batch })
      ids.push(...data.map(({ id }) => id))
      await giveWay()
      if (page >= meta.last_page) return ids
    }
  })
}

/** Rows that are few enough to be read at once. */
export async function* atOnce(rows: Promise<readonly Row[]>): AsyncGenerator<Row[]> {
  yield [...(await rows)]
}
