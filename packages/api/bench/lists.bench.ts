import { afterAll, beforeAll, it } from 'vitest'
import type { Database } from '../src/db/db.ts'
import { openServer } from '../src/db/server.ts'
import { listItemRows, listItems } from '../src/items/list.queries.ts'
import { testDatabaseUrl } from '../src/testing/database.ts'
import { addManyRows } from '../src/testing/manyRows.ts'
import { listWorkRows, listWorks } from '../src/works/list.queries.ts'

const [few, many] = [1_000, 100_000]
const repeats = 31

const lists = {
  works: listWorks,
  'works, panel': listWorkRows,
  items: listItems,
  'items, panel': listItemRows,
}

/** `page` among few rows and among many. A word that one record has, one of a sixteenth of all, and two words. */
const questions = [
  { name: 'first page', query: '', page: [1, 1] },
  { name: 'page 40, page 250', query: '', page: [40, 250] },
  { name: 'a rare word', query: '-000123', page: [1, 1] },
  { name: 'a common word', query: 'marea', page: [1, 1] },
  { name: 'a word and an artist', query: 'marea szalay', page: [1, 1] },
]

const galleries: Database[] = []

beforeAll(async () => {
  for (const size of [few, many]) {
    const url = await testDatabaseUrl()
    if (url === undefined) throw new Error('Lists are measured on a PostgreSQL server')
    const gallery = await openServer(url)
    galleries.push(gallery)
    await addManyRows(gallery.db, { works: size, items: size })
  }
})
afterAll(async () => {
  for (const gallery of galleries) await gallery.close()
})

/** Prints what each question costs among few and among many rows, and the ratio, which no machine decides alone. */
it('lists and searches', async () => {
  print('list', 'question', `${few} ms`, `${many} ms`, 'ratio')
  for (const [of, list] of Object.entries(lists)) {
    for (const { name, query, page } of questions) {
      const times: number[] = []
      for (const [at, { db }] of galleries.entries()) {
        times.push(await median(() => list(db, { query }, { page: page[at] ?? 1, per_page: 20 })))
      }
      const [one = 0, other = 0] = times
      print(of, name, one.toFixed(1), other.toFixed(1), (other / one).toFixed(1))
    }
  }
})

/** The middle of what several runs take, in milliseconds, after some that nobody counts. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = -5; run < repeats; run++) {
    const started = performance.now()
    await work()
    if (run >= 0) times.push(performance.now() - started)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0
}

function print(list: string, question: string, ...numbers: string[]): void {
  console.log(list.padEnd(14), question.padEnd(22), ...numbers.map((number) => number.padStart(10)))
}
