import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Database } from '../src/db/db.ts'
import { dumpMigrated, openDump } from '../src/db/embedded.ts'
import { openServer } from '../src/db/server.ts'
import { countItemFacets } from '../src/items/facets.queries.ts'
import { listItemRows, listItems } from '../src/items/list.queries.ts'
import { testDatabaseUrl } from '../src/testing/database.ts'
import { addManyRows, knownWords } from '../src/testing/manyRows.ts'
import { countWorkFacets } from '../src/works/facets.queries.ts'
import { listWorkRows, listWorks } from '../src/works/list.queries.ts'

const few = 1_000
const repeats = 31

const lists = {
  works: listWorks,
  'works, panel': listWorkRows,
  items: listItems,
  'items, panel': listItemRows,
}

const { code, surname, place } = knownWords

/** `page` among few rows and among many. */
type Question = { name: string; query: string; page?: [number, number] }

/** What finds about as much among few rows as among many, so that only their number tells. */
const bounded: Question[] = [
  { name: 'first page', query: '' },
  { name: 'page 40, page 250', query: '', page: [40, 250] },
  { name: 'a code', query: code },
  { name: 'a surname', query: surname },
  { name: 'a word of a title', query: place },
  { name: 'two words', query: `${surname} marea` },
  { name: 'two words and a short one', query: `de ${surname} marea` },
]

/** What finds a share of all rows: a hundred times as many hits are a hundred times the work of counting them. */
const growing: Question[] = [
  { name: 'a very common word', query: 'marea' },
  { name: 'its page 2, page 20', query: 'marea', page: [2, 20] },
  { name: 'two letters', query: 'de' },
  { name: 'one letter', query: 'a' },
]

/** What of a list is counted. */
const narrowings = {
  'facets of all': { query: '' },
  'facets of a decade': { query: '', decade: 1950 },
  'facets of a very common word': { query: 'marea' },
}

async function openPostgres(): Promise<Database> {
  const url = await testDatabaseUrl()
  if (url === undefined) throw new Error('The measurements start a PostgreSQL server')
  return openServer(url)
}

describe.each([
  { name: 'PostgreSQL', many: 100_000, open: openPostgres },
  // PGlite is for galleries of hundreds of records.
  { name: 'PGlite', many: 10_000, open: async () => openDump(await dumpMigrated()) },
])('$name', ({ name, many, open }) => {
  const galleries: Database[] = []

  beforeAll(async () => {
    for (const size of [few, many]) {
      const gallery = await open()
      galleries.push(gallery)
      await addManyRows(gallery.db, { works: size, items: size })
    }
  })
  afterAll(async () => {
    for (const gallery of galleries) await gallery.close()
  })

  /** The same of what lists can be narrowed to, which is counted among all that is found. */
  it('facets', async () => {
    print(name, 'question', `${few}, ms`, `${many}, ms`, 'ratio')
    for (const [of, count] of Object.entries({ works: countWorkFacets, items: countItemFacets })) {
      for (const [name, filter] of Object.entries(narrowings)) {
        const [one = 0, other = 0] = await medians(
          galleries.map(
            ({ db }) =>
              () =>
                count(db, filter)
          )
        )
        print(of, name, one.toFixed(2), other.toFixed(2), (other / one).toFixed(1))
      }
    }
  })

  /** Prints what each question costs among few and among many rows, and the ratio, which no machine decides alone. */
  it('lists and searches', async () => {
    print(name, 'question', 'hits', 'hits', `${few}, ms`, `${many}, ms`, 'ratio')
    const now = new Date()
    for (const [of, list] of Object.entries(lists)) {
      for (const { name, query, page = [1, 1] } of [...bounded, ...growing]) {
        const asks = galleries.map(
          ({ db }, at) =>
            () =>
              list(db, { query, time: { now, dayEnd: now } }, { page: page[at] ?? 1, per_page: 20 })
        )
        const hits: string[] = []
        for (const ask of asks) hits.push(String((await ask()).meta.total))
        const [one = 0, other = 0] = await medians(asks)
        print(of, name, ...hits, one.toFixed(2), other.toFixed(2), (other / one).toFixed(1))
      }
    }
  })
})

/** The middle of what several runs of each take, in milliseconds, by turns, after some that nobody counts. */
async function medians(asks: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = asks.map((): number[] => [])
  for (let run = -3; run < repeats; run++) {
    for (const [at, ask] of asks.entries()) {
      const started = performance.now()
      await ask()
      if (run >= 0) times[at]?.push(performance.now() - started)
    }
  }
  return times.map((each) => each.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0)
}

function print(list: string, question: string, ...numbers: string[]): void {
  console.log(list.padEnd(14), question.padEnd(26), ...numbers.map((number) => number.padStart(11)))
}
