import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabaseUrl } from '../testing/database.ts'
import { addManyRows } from '../testing/manyRows.ts'
import { openRecorded, type RecordedDatabase } from '../testing/recordQueries.ts'
import { listWorkRows, listWorks } from './list.queries.ts'

const url = await testDatabaseUrl()

// The embedded database is for galleries of hundreds of works, and plans as it likes.
describe.skipIf(url === undefined)('among 100,000 works', () => {
  let gallery: RecordedDatabase

  beforeAll(async () => {
    gallery = openRecorded(url ?? '')
    await addManyRows(gallery.db, { works: 100_000, items: 0 })
  })
  afterAll(() => gallery.close())

  const page = (number: number) => ({ page: number, per_page: 20 })

  it.each([
    ['the first page', '', 1],
    ['page 250', '', 250],
    ['a word that stands in one title', 'quieto 390', 1],
    ['a word that stands in thousands', 'marea', 1],
    ['a word of the work and one of the artist', 'marea szalay', 1],
    ['a word that nothing has', 'xilofón', 1],
  ])('finds %s through indexes', async (_, query, number) => {
    for (const list of [listWorks, listWorkRows]) {
      const plans = await gallery.plansOf(() => list(gallery.db, { query }, page(number)))
      expect(plans.length).toBeGreaterThan(1)
      for (const plan of plans) expect(plan).not.toMatch(/"Seq Scan","[^{}]*"Relation Name":"works"/)
    }
  })

  it('counts without counting', async () => {
    const plans = await gallery.plansOf(() => listWorks(gallery.db, { query: '' }, page(1)))
    expect(plans.filter((plan) => plan.includes('Aggregate'))).toEqual([])
    const { meta } = await listWorks(gallery.db, { query: '' }, page(1))
    expect(meta.total).toBe(90_000)
  })
})
