import { setImmediate as turn } from 'node:timers/promises'
import type { ImportCounts } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { openArtistBook } from './artistBook.ts'
import { folded } from './cells/words.ts'
import { findCurrent, findPlaces, keyed } from './current.queries.ts'
import type { Draft } from './draft.ts'
import { fault } from './faults.ts'
import { judge, type Knowledge } from './judge.ts'
import type { Judged } from './judged.ts'
import type { Plan } from './plan.ts'
import { draftsApart } from './reading/apart/readApart.ts'

/** What a dry run found: how many rows of each state, and how many were refused by column of the file. */
export type Checked = { counts: ImportCounts; column_errors: Record<string, number> }

/**
 * Judges every row of a file, a few hundred at a time as they are read, which is one question to the database, and hands them to `take`, which may throw to end it. Reads the
 * database and writes nothing; others get their turn between two batches.
 *
 * @param importId whose pictures count as having come with the file; null for none
 */
export async function checkTable(
  db: Db,
  { path, plan, importId }: { path: string; plan: Plan; importId: number | null },
  take: (rows: readonly Judged[]) => Promise<void>
): Promise<Checked> {
  const known = { book: await openArtistBook(db), places: await findPlaces(db, importId) }
  const checked = emptyChecked()
  const newArtists = new Set<string>()
  const seen = new Map<string, number>()

  for await (const drafts of draftsApart(path, plan)) {
    for (const draft of drafts) refuseSecond(plan, draft, seen)
    const judged = await judgeBatch(db, plan, drafts, known)
    for (const row of judged) count(checked, newArtists, row)
    checked.counts.new_artists = newArtists.size
    await take(judged)
    await turn()
  }

  return checked
}

/** The same key twice in a file: the first row counts. */
function refuseSecond({ key }: Plan, draft: Draft, seen: Map<string, number>): void {
  if (!key || draft.key === '') return
  const name = keyed(key.field, draft.key)
  const first = seen.get(name)
  if (first === undefined) seen.set(name, draft.row)
  else
    draft.faults.push(
      fault(key, draft.key, { id: 'import.reason.duplicate', values: { value: draft.key, row: first } })
    )
}

async function judgeBatch(db: Db, plan: Plan, drafts: readonly Draft[], known: Knowledge): Promise<Judged[]> {
  const { key } = plan
  const currents = await findCurrent(
    db,
    plan,
    drafts.map((draft) => draft.key)
  )
  return drafts.map((draft) => {
    const found = key && draft.key !== '' ? currents.get(keyed(key.field, draft.key)) : undefined
    return judge(plan, draft, found ?? [], known)
  })
}

function emptyChecked(): Checked {
  return {
    counts: { new: 0, changed: 0, unchanged: 0, error: 0, cells: 0, new_artists: 0 },
    column_errors: {},
  }
}

function count({ counts, column_errors }: Checked, newArtists: Set<string>, row: Judged): void {
  counts[row.state] += 1
  counts.cells += row.changes.length
  for (const column of new Set(row.faults.map((each) => each.column))) {
    column_errors[column] = (column_errors[column] ?? 0) + 1
  }
  for (const artist of row.data.artists ?? []) if ('name' in artist) newArtists.add(folded(artist.name))
}
