import { setImmediate } from 'node:timers/promises'
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

/** Rows that are few enough to be read at once. */
export async function* atOnce(rows: Promise<readonly Row[]>): AsyncGenerator<Row[]> {
  yield [...(await rows)]
}
