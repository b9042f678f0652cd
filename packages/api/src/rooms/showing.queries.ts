import type { RoomSection, RoomShows } from '@gallery/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { collections } from '../tables/collections.table.ts'
import type { Showing } from './shown.ts'

/** The columns that say how a room shows its works. */
const showingColumns = {
  prices: collections.prices,
  priced_at: collections.priced_at,
  sections: collections.sections,
  watched: collections.watched,
  shows: {
    state: collections.show_state,
    size: collections.show_size,
    technique: collections.show_technique,
    year: collections.show_year,
    series: collections.show_series,
    exhibitions: collections.show_exhibitions,
    bibliography: collections.show_bibliography,
    note: collections.show_note,
  },
}

/** How the room of a collection shows its works. @throws Refused 404 for an unknown one */
export async function findShowing(
  db: Db,
  collection: number
): Promise<Showing & { sections: readonly RoomSection[]; watched: boolean }> {
  const [found] = await db.select(showingColumns).from(collections).where(eq(collections.id, collection))
  if (!found) throw notFound()
  return found
}

/** The columns of switches, of those that are named. */
export function switchColumns(shows: Partial<RoomShows>) {
  return Object.fromEntries(
    Object.entries(shows).flatMap(([name, on]) => (on === undefined ? [] : [[`show_${name}`, on]]))
  )
}
