import { setImmediate as turn } from 'node:timers/promises'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { contentWrites } from '../tables/contentWrites.table.ts'

/** A state of the tables that pages show: equal states of a table have equal words. A table that is absent is as it was. */
export type Revisions = ReadonlyMap<string, string>

/** Prepared once on each connection, since every page and list that is kept waits for it. */
const state = {
  name: 'revisions',
  text: `
    select coalesce(string_agg(name || ' ' || words, ',' order by name), '') as words
    from (select name, count(*) || ' ' || sum(id) as words from content_writes group by name) as tables`,
}
type StateRows = { rows: readonly { words: string }[] }

/**
 * Reads the state of every table, by the writes of the last minutes: their number and the sum of their ids, which
 * together never come back, whatever order they are committed in and whichever are forgotten.
 */
export function revisionsReader(
  query: (statement: typeof state) => Promise<StateRows>
): () => Promise<Revisions> {
  let known = ''
  let revisions: Revisions = new Map()
  return async () => {
    const { rows } = await query(state)
    const words = rows[0]?.words ?? ''
    if (words !== known) {
      known = words
      revisions = new Map(words.split(',').map(nameAndWords))
    }
    return revisions
  }
}

/** Of `works 2 17`, the table's name and the rest. A name of a table has no space. */
function nameAndWords(table: string): [string, string] {
  const end = table.indexOf(' ')
  return [table.slice(0, end), table.slice(end + 1)]
}

/**
 * Forgets the writes that were there at the last turn, and tells which are there now, for the next. A write is thus seen
 * for the time between two turns at least, however long ago the transaction began that left it.
 */
export async function forgetWrites(db: Db, lastTurn: readonly number[]): Promise<number[]> {
  if (lastTurn.length > 0) await db.delete(contentWrites).where(inArray(contentWrites.id, [...lastTurn]))
  const left = await db.select({ id: contentWrites.id }).from(contentWrites)
  return left.map(({ id }) => id)
}

/**
 * Asks once for all who ask meanwhile, and for those whose requests lie unread beside the first one's: a question begins
 * when the turn of the event loop ends. Who comes while one is under way waits for the next, since the answer to that
 * one may be older than what they have just written.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let next: Promise<Answer> | undefined
  let running: Promise<unknown> = Promise.resolve()
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => turn())
      .then(() => {
        const asked = ask()
        running = asked
        next = undefined
        return asked
      })
    return next
  }
}
