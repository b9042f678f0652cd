import { setImmediate as turn } from 'node:timers/promises'
import type { ImportCounts } from '@gallery/contract'
import { type LifeYears, lifeYears } from '@gallery/contract/lifeYears'
import type { Db } from '../db/db.ts'
import { openArtistBook } from './artistBook.ts'
import { folded } from './cells/words.ts'
import { findByIds, findCurrent, findPlaces } from './current.queries.ts'
import type { Current, Places } from './current.ts'
import type { Draft } from './draft.ts'
import { emptiedNotes } from './emptiedNotes.ts'
import { fault, type Reason } from './faults.ts'
import { findFormerNames } from './formerNames.queries.ts'
import { imageNotes } from './imageNotes.ts'
import { judge } from './judge.ts'
import { type Judged, keyOfNew } from './judged.ts'
import type { Knowledge } from './judging.ts'
import { agree } from './names/lifeYears.ts'
import { nameKey } from './names/personName.ts'
import { oddSizes } from './oddSizes.ts'
import { pictureFolders } from './pictureFolders.ts'
import { picturesCalled } from './picturesCalled.ts'
import type { Plan } from './plan.ts'
import { priceNotes } from './priceNotes.ts'
import { draftsApart } from './reading/apart/readApart.ts'

/** What a dry run found: how many rows of each state, how many were refused by column of the file, and what is odd. */
export type Checked = { counts: ImportCounts; column_errors: Record<string, number>; warnings: Reason[] }

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
  const places = await findPlaces(db, importId)
  const called = picturesCalled([...places.images.keys(), ...places.refusedImages.keys()])
  const differing = await foldersDiffer({ path, plan }, places, called, take)
  const known = {
    book: await openArtistBook(db),
    places: withoutImages(places, differing),
    wasCalled: await findFormerNames(db, plan),
  }
  const checked = emptyChecked()
  const made = {
    new_artists: new Set<string>(),
    new_collections: new Set<string>(),
    new_archives: new Set<string>(),
  }
  const refuseSecond = secondRefuser(plan)

  const heights: number[] = []
  const prices = priceNotes()
  const emptied = emptiedNotes(known.places)
  const images = imageNotes(places)
  for await (const drafts of draftsApart(path, plan)) {
    heights.push(...drafts.flatMap((draft) => draft.bareHeight ?? []))
    for (const draft of drafts) {
      refuseSecond(draft)
      if (draft.image !== undefined) draft.image = called(draft.image) ?? draft.image
    }
    const found = await findRecords(db, plan, drafts, known)
    const judged = drafts.map((draft, at) => judge(plan, draft, found[at] ?? [], known))
    for (const row of judged) count(checked, made, row)
    for (const [at, draft] of drafts.entries()) {
      prices.add(draft, judged[at], found[at]?.[0])
      emptied.add(draft, judged[at], found[at]?.[0])
      images.add(draft, found[at]?.[0])
    }
    checked.counts.new_artists = made.new_artists.size
    checked.counts.new_collections = made.new_collections.size
    checked.counts.new_archives = made.new_archives.size
    await take(judged)
    await turn()
  }

  const odd = oddSizes(heights, plan.rules.unit)
  const warnings = [...(odd ? [odd] : []), ...prices.told(), ...emptied.told(), ...images.told()]
  return { ...checked, warnings }
}

/**
 * The pictures that rows name in different folders, of those that came. The first of these rows may stand far before the
 * second, so the file is read for them before any row is judged; whoever hears of rows hears that none is done yet.
 */
async function foldersDiffer(
  { path, plan }: { path: string; plan: Plan },
  { images }: Places,
  called: (written: string) => string | null,
  take: (rows: readonly Judged[]) => Promise<void>
): Promise<ReadonlySet<string>> {
  const folders = pictureFolders()
  if (images.size === 0 || !plan.fields.some(({ field }) => field === 'image')) return folders.differing
  for await (const drafts of draftsApart(path, plan)) {
    for (const { image = '', imageFolders = '' } of drafts) {
      const key = called(image)
      if (key !== null) folders.add(key, imageFolders)
    }
    await take([])
    await turn()
  }
  return folders.differing
}

/** Refuses some of the pictures that came to every row that names them; those that were not taken keep their reason. */
function withoutImages(places: Places, differing: ReadonlySet<string>): Places {
  const reasons = [...differing].map((key): [string, Reason] => [key, { id: 'import.reason.imageFolders' }])
  return {
    ...places,
    images: new Map([...places.images].filter(([key]) => !differing.has(key))),
    refusedImages: new Map([...reasons, ...places.refusedImages]),
  }
}

/** The same key twice in a file: the first row counts. Two of one name who lived at other times are two. */
function secondRefuser({ key }: Plan): (draft: Draft) => void {
  const seen = new Map<string, { row: number; years: LifeYears }[]>()
  return (draft) => {
    if (!key || draft.key === '') return
    const name = key.field === 'display' ? nameKey(draft.key) : draft.key
    const years = lifeYears(draft.dates ?? '')
    const before = seen.get(name) ?? []
    seen.set(name, before)
    const first = before.find((each) => agree(each.years, years))
    if (first === undefined) before.push({ row: draft.row, years })
    else
      draft.faults.push(
        fault(key, draft.key, {
          id: 'import.reason.duplicate',
          values: { value: draft.key, row: first.row },
        })
      )
  }
}

/** The records that rows mean, row by row. */
async function findRecords(
  db: Db,
  plan: Plan,
  drafts: readonly Draft[],
  known: Knowledge
): Promise<Current[][]> {
  return plan.key?.field === 'display' ? findNamed(db, drafts, known) : findKeyed(db, plan, drafts)
}

/** The records that rows name by their keys, row by row. */
async function findKeyed(db: Db, plan: Plan, drafts: readonly Draft[]): Promise<Current[][]> {
  const currents = await findCurrent(
    db,
    plan,
    drafts.map((draft) => draft.key)
  )
  return drafts.map((draft) => (draft.key === '' ? [] : (currents.get(draft.key) ?? [])))
}

/** The artists whose names rows are, row by row. */
async function findNamed(db: Db, drafts: readonly Draft[], { book }: Knowledge): Promise<Current[][]> {
  const ids = drafts.map(({ key, dates }) =>
    key === '' ? [] : book.named(key, lifeYears(dates ?? '')).map(({ id }) => id)
  )
  const currents = await findByIds(db, 'artists', ids.flat())
  return ids.map((each) => each.flatMap((id) => currents.get(id) ?? []))
}

function emptyChecked(): Checked {
  return {
    counts: {
      new: 0,
      changed: 0,
      unchanged: 0,
      error: 0,
      cells: 0,
      new_artists: 0,
      new_collections: 0,
      new_archives: 0,
    },
    column_errors: {},
    warnings: [],
  }
}

type Made = Readonly<Record<'new_artists' | 'new_collections' | 'new_archives', Set<string>>>

function count({ counts, column_errors }: Checked, made: Made, row: Judged): void {
  counts[row.state] += 1
  counts.cells += row.changes.length
  for (const column of new Set(row.faults.map((each) => each.column))) {
    column_errors[column] = (column_errors[column] ?? 0) + 1
  }
  const { artists = [], collections = [], archive } = row.data
  for (const artist of artists) if ('name' in artist) made.new_artists.add(keyOfNew(artist))
  for (const place of collections)
    if (typeof place === 'object') made.new_collections.add(folded(place.title))
  if (archive) made.new_archives.add(folded(archive.title))
}
