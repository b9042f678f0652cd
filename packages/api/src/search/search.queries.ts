import type { SearchResults } from '@gallery/contract'
import { listArtists } from '../artists/list.queries.ts'
import type { Db } from '../db/db.ts'
import { wordsOf } from '../db/search.ts'
import { listEvents } from '../events/list.queries.ts'
import { listItems } from '../items/list.queries.ts'
import { listWorks } from '../works/list.queries.ts'

/** How many of each kind the results show: a row or two of their grids. The lists themselves show the rest. */
const shown = { works: 4, events: 4, artists: 6, items: 4 }

/** What visitors find by all of these words, as the list of each kind finds it. Nothing asked finds nothing. */
export async function searchAll(db: Db, query: string): Promise<SearchResults> {
  if (wordsOf(query).length === 0) {
    const none = { total: 0, data: [] }
    return { works: none, events: none, artists: none, items: none }
  }
  const first = (per_page: number) => ({ page: 1, per_page })
  const [works, events, artists, items] = await Promise.all([
    listWorks(db, { query }, first(shown.works)),
    listEvents(db, { query, hidden: false }, first(shown.events)),
    listArtists(db, { query, ...first(shown.artists) }),
    listItems(db, { query }, first(shown.items)),
  ])
  return {
    works: { total: works.meta.total, data: works.data },
    events: { total: events.meta.total, data: events.data },
    artists: { total: artists.meta.total, data: artists.data },
    items: { total: items.meta.total, data: items.data },
  }
}
