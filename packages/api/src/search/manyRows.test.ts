import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nearestQuestion } from '../db/nearest.queries.ts'
import { listItemRows, listItems } from '../items/list.queries.ts'
import { shownWords } from '../tables/vocabulary.ts'
import { testDatabaseUrl } from '../testing/database.ts'
import { addManyRows, knownWords } from '../testing/manyRows.ts'
import { openRecorded, type RecordedDatabase } from '../testing/recordQueries.ts'
import { noon } from '../testing/testApp.ts'
import { listWorkRows, listWorks } from '../works/list.queries.ts'

const url = await testDatabaseUrl()
const { code, place, surname } = knownWords

/** So many that no list can afford to read them all, and few enough to be written in seconds. */
const many = 20_000

// PGlite is for galleries of hundreds of records, and plans as it likes.
describe.skipIf(url === undefined)('among 20,000 works and as many items', () => {
  let gallery: RecordedDatabase

  beforeAll(async () => {
    gallery = openRecorded(url ?? '')
    await addManyRows(gallery.db, { works: many, items: many })
  }, 600_000)
  afterAll(() => gallery.close())

  const page = (number: number) => ({ page: number, per_page: 20 })
  const time = { now: noon, dayEnd: noon }
  const lists = { listWorks, listWorkRows, listItems, listItemRows }

  it.each([
    ['the first page', '', 1],
    ['page 250', '', 250],
    ['a code', code, 1],
    ['a word that stands in some titles', place, 1],
    ['a word that stands in thousands', 'marea', 1],
    ['an artist and a word', `${surname} marea`, 1],
    ['a word that nothing has', 'xilofón', 1],
    ['two letters that no word begins with', 'xi', 1],
  ])('finds %s through indexes', async (_, query, number) => {
    for (const list of Object.values(lists)) {
      const plans = await gallery.plansOf(() => list(gallery.db, { query, time }, page(number)))
      expect(plans.length).toBeGreaterThan(0)
      for (const plan of plans) expect(plan).not.toMatch(/"Seq Scan","[^{}]*"Relation Name":"(works|items)"/)
    }
  })

  // A word like one that thousands have is soon found wherever one looks.
  it.each(['xilofonn', `${surname}x`])('finds the words nearest to “%s” through indexes', async (asked) => {
    const plans = await gallery.plansOf(() =>
      nearestQuestion(gallery.db, asked, [...shownWords.works, ...shownWords.items])
    )
    expect(plans.length).toBeGreaterThan(1)
    for (const plan of plans) expect(plan).not.toMatch(/"Seq Scan","[^{}]*"Relation Name":"(works|items)"/)
  })

  it.each(['', 'marea'])(
    'ends where the total says, which pages past the end know too: “%s”',
    async (query) => {
      for (const list of Object.values(lists)) {
        const { data, meta } = await list(gallery.db, { query, time }, page(1))
        const { data: last } = await list(gallery.db, { query, time }, page(meta.last_page))
        expect(data).toHaveLength(20)
        expect(last).toHaveLength(meta.total - (meta.last_page - 1) * 20)
        expect(await list(gallery.db, { query, time }, page(meta.last_page + 1))).toMatchObject({
          data: [],
          meta: { total: meta.total },
        })
      }
    }
  )

  it.each(Object.entries(lists))('does not count what %s has as a whole', async (_, list) => {
    const plans = await gallery.plansOf(() => list(gallery.db, { query: '', time }, page(1)))
    // Totals are summed from those that are kept; nothing else aggregates.
    expect(plans.filter((plan) => plan.includes('Aggregate'))).toHaveLength(1)
    const { meta } = await list(gallery.db, { query: '', time }, page(1))
    expect(meta.total).toBe(list === listWorks || list === listItems ? many * 0.9 : many)
  })
})
