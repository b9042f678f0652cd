import type { SortState } from '@gallery/ui/admin'
import type { WorksQuery } from './worksQuery.ts'

export interface Work {
  id: number
  title: string
  artist: string
  year: number
  price: number
}

const perPage = 6

/** What a database would hold. */
const works: readonly Work[] = [
  ['First ebb', 'Maren Oakes', 2021, 1800],
  ['Sheet of the ninth', 'Maren Oakes', 2022, 2100],
  ['Spring tide', 'Maren Oakes', 2022, 2400],
  ['Slack water', 'Maren Oakes', 2023, 2400],
  ['The long sheet', 'Maren Oakes', 2024, 5200],
  ['Basin, north', 'Idris Vaughan', 2019, 9800],
  ['Basin, south', 'Idris Vaughan', 2019, 9800],
  ['Study for a pump', 'Idris Vaughan', 2018, 650],
  ['Four strokes', 'Idris Vaughan', 2020, 3100],
  ['Score for two basins', 'Lotte Brandt', 2020, 1200],
  ['What the wall heard', 'Lotte Brandt', 2021, 4300],
  ['Overflow', 'Lotte Brandt', 2024, 3900],
  ['Rain gauge', 'Tomas Keel', 2017, 900],
  ['Harbour, from memory', 'Tomas Keel', 2019, 2750],
  ['Harbour, from life', 'Tomas Keel', 2019, 2750],
].map(([title, artist, year, price], place) => ({
  id: place + 1,
  title: String(title),
  artist: String(artist),
  year: Number(year),
  price: Number(price),
}))

/** One page of the works that are found. */
export function findWorks({ words, sort, page }: WorksQuery) {
  const found = works
    .filter(({ title, artist }) => `${title} ${artist}`.toLowerCase().includes(words.toLowerCase()))
    .sort((one, other) => compare(one, other, sort))
  return {
    rows: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
    lastPage: Math.max(1, Math.ceil(found.length / perPage)),
  }
}

function compare(one: Work, other: Work, { column, direction }: SortState): number {
  const difference =
    column === 'year' || column === 'price'
      ? one[column] - other[column]
      : one.title.localeCompare(other.title, 'en')
  return direction === 'descending' ? -difference : difference
}
