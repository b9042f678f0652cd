import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** A state of the tables that pages show: equal states of a table have equal words. A table that is absent is as it was. */
export type Revisions = ReadonlyMap<string, string>

/** Prepared once on each connection, since every page and list that is kept waits for it. */
const state = {
  name: 'revisions',
  text: `
    select coalesce(string_agg(name || ' ' || words, ',' order by name), '') as words, coalesce(sum(rows), 0)::int as rows
    from (
      select name, sum(writes) || ' ' || max(id) as words, count(*) as rows from content_writes group by name
    ) as tables`,
}
type StateRows = { rows: readonly { words: string; rows: number }[] }

/** More rows than this are folded: so many take no longer to add up than one. */
export const maxRows = 200

/**
 * Reads the state of every table: how often it was written to, and the highest id of those writes. The number only grows,
 * whatever order writes are committed in, while every process folds. One of the version before folding, as there is beside
 * this one during an upgrade, takes rows away instead: then a write that is committed after one with a higher id may bring
 * a number back that was there before, and a page miss that write for as long as pages are kept, a minute.
 *
 * @param fold has rows made one, now that there are many
 */
export function revisionsReader(
  query: (statement: typeof state) => Promise<StateRows>,
  fold: () => void
): () => Promise<Revisions> {
  let known = ''
  let revisions: Revisions = new Map()
  return async () => {
    const [{ words, rows } = { words: '', rows: 0 }] = (await query(state)).rows
    if (rows > maxRows) fold()
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
 * Makes one row of those of each table, which says the same: no page gets old by it. Several processes may do it at once:
 * each leaves alone what another has in hand.
 */
export async function foldWrites(db: Db): Promise<void> {
  await db.execute(sql`
    with seen as (select id, name, writes from content_writes for update skip locked),
    kept as (select name, max(id) as id, sum(writes) as writes from seen group by name having count(*) > 1),
    gone as (
      delete from content_writes using seen join kept on kept.name = seen.name
      where content_writes.id = seen.id and seen.id <> kept.id
    )
    update content_writes set writes = kept.writes from kept where content_writes.id = kept.id`)
  // What was deleted is gone through like what is there, until it is cleared away; by itself that is done once a minute.
  // The file keeps its length: to cut it, the database would keep out everybody who looks or writes.
  await db.execute(sql`vacuum (skip_locked, truncate off) content_writes`)
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
