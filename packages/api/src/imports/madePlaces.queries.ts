import { and, eq, exists, inArray, notExists } from 'drizzle-orm'
import { createArchive } from '../archives/changes.queries.ts'
import { createCollection } from '../collections/changes.queries.ts'
import type { Db } from '../db/db.ts'
import { archiveArtists, archives } from '../tables/archives.table.ts'
import { collections, collectionWorks } from '../tables/collections.table.ts'
import { importJournal } from '../tables/imports.table.ts'
import { items } from '../tables/items.table.ts'
import type { Writing } from '../writing.ts'
import { folded } from './cells/words.ts'
import { type JournalLine, note } from './journal.queries.ts'
import type { Data, NewPlace } from './judged.ts'

/** Collections and archives that an import made, by folded title: they grow. */
export type MadePlaces = Readonly<Record<'collections' | 'archives', Map<string, number>>>

/** None yet. */
export function noPlaces(): MadePlaces {
  return { collections: new Map(), archives: new Map() }
}

/** Makes the collections and archives of some rows that are not there, hidden, and notes them in the journal. */
export async function makePlaces(
  db: Db,
  rows: readonly Data[],
  { importId, writing, places }: { importId: number; writing: Writing; places: MadePlaces }
): Promise<void> {
  const empty = { title_en: '', description_es: '', description_en: '', public: false }
  const make = async (
    what: keyof MadePlaces,
    titles: readonly NewPlace[],
    add: (title_es: string) => Promise<number>
  ) => {
    for (const { title } of titles) {
      if (places[what].has(folded(title))) continue
      const id = await add(title)
      places[what].set(folded(title), id)
      await note(db, importId, [{ what, row_id: id, owner_id: id, left_at: writing.now }])
    }
  }
  const wanted = rows.flatMap((row) => row.collections ?? []).filter((place) => typeof place === 'object')
  await make('collections', wanted, (title_es) =>
    createCollection(db, { ...empty, title_es, works: [] }, writing)
  )
  await make(
    'archives',
    rows.flatMap(({ archive }) => archive ?? []),
    (title_es) => createArchive(db, { ...empty, title_es, artists: [] }, writing)
  )
}

/** The id of a collection or an archive: one that was there, or one that was made. */
export function placeId(made: ReadonlyMap<string, number>, place: number | NewPlace): number {
  const id = typeof place === 'number' ? place : made.get(folded(place.title))
  if (id === undefined) throw new Error('Every collection and archive of a row is made before it')
  return id
}

/** Takes the collections and archives of some lines away that are as they were made and hold nothing. */
export async function dropMadePlaces(
  db: Db,
  lines: readonly (Pick<JournalLine, 'what'> & { id: number })[]
): Promise<void> {
  const idsOf = (what: keyof MadePlaces) => lines.filter((line) => line.what === what).map(({ id }) => id)
  const asMade = (what: keyof MadePlaces) => {
    const place = { collections, archives }[what]
    const line = db
      .select({ id: importJournal.id })
      .from(importJournal)
      .where(
        and(
          inArray(importJournal.id, idsOf(what)),
          eq(importJournal.row_id, place.id),
          eq(importJournal.left_at, place.updated_at)
        )
      )
    return exists(line)
  }
  const works = db
    .select({ id: collectionWorks.work_id })
    .from(collectionWorks)
    .where(eq(collectionWorks.collection_id, collections.id))
  const held = db.select({ id: items.id }).from(items).where(eq(items.archive_id, archives.id))
  const about = db
    .select({ id: archiveArtists.artist_id })
    .from(archiveArtists)
    .where(eq(archiveArtists.archive_id, archives.id))
  if (idsOf('collections').length > 0)
    await db
      .delete(collections)
      .where(and(asMade('collections'), eq(collections.opened, 0), notExists(works)))
  if (idsOf('archives').length > 0)
    await db.delete(archives).where(and(asMade('archives'), notExists(held), notExists(about)))
}
