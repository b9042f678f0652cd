import type { PaginationMeta, PanelSearchAnswer, SearchResults } from '@gallery/contract'
import { appointmentDetailOf } from '../appointments/answers.ts'
import { findBookings } from '../appointments/finding.queries.ts'
import { listArchives } from '../archives/archives.queries.ts'
import { listArtists } from '../artists/list.queries.ts'
import { listCollectionRows } from '../collections/list.queries.ts'
import type { Db } from '../db/db.ts'
import { listEvents } from '../events/list.queries.ts'
import { listItemRows, listItems } from '../items/list.queries.ts'
import { searchedWords } from '../tables/search.ts'
import { listWorkRows, listWorks } from '../works/list.queries.ts'

/** How many of each kind the results show: a row or two of their grids. The lists themselves show the rest. */
const shown = { works: 4, events: 4, artists: 6, items: 4 }

/** What visitors find by all of these words, as the list of each kind finds it. Nothing asked finds nothing. */
export async function searchAll(db: Db, query: string): Promise<SearchResults> {
  if (searchedWords(query).length === 0) {
    const none = { total: 0, data: [] }
    return { works: none, events: none, artists: none, items: none }
  }
  const first = (per_page: number) => ({ page: 1, per_page })
  const [works, events, artists, items] = await Promise.all([
    listWorks(db, { query }, first(shown.works)),
    listEvents(db, { query, active: true }, first(shown.events)),
    listArtists(db, { query }, first(shown.artists)),
    listItems(db, { query }, first(shown.items)),
  ])
  return {
    works: groupOf(works),
    events: groupOf(events),
    artists: groupOf(artists),
    items: groupOf(items),
  }
}

/** How many of each kind the panel's palette shows. */
const offered = 3

/** What the panel finds by all of these words, hidden records among it. Nothing asked finds nothing. */
export async function searchPanel(db: Db, query: string, now: Date): Promise<PanelSearchAnswer['data']> {
  if (searchedWords(query).length === 0) {
    const none = { total: 0, data: [] }
    return {
      artists: none,
      works: none,
      collections: none,
      events: none,
      appointments: none,
      archives: none,
      items: none,
    }
  }
  const first = { page: 1, per_page: offered }
  const [artists, works, collections, events, appointments, archives, items] = await Promise.all([
    listArtists(db, { query }, first),
    listWorkRows(db, { query, time: { now, dayEnd: now } }, first),
    listCollectionRows(db, { search: query }, first),
    listEvents(db, { query }, first),
    findBookings(db, query, { now, limit: offered }),
    listArchives(db, { query, hidden: true }, first),
    listItemRows(db, { query }, first),
  ])
  return {
    artists: groupOf(artists),
    works: groupOf(works),
    collections: groupOf(collections),
    events: groupOf(events),
    appointments: { total: appointments.total, data: appointments.data.map(appointmentDetailOf) },
    archives: groupOf(archives),
    items: groupOf(items),
  }
}

/** A list's first page as a group of results. */
function groupOf<Row>({ data, meta }: { data: Row[]; meta: PaginationMeta }) {
  return { total: meta.total, data }
}
