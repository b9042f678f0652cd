import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../db/db.ts'
import { borrowTestDatabase } from '../testing/database.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { watchQueries } from '../testing/watchQueries.ts'
import { countDue, listTerms } from './terms.queries.ts'

const day = '2025-03-05'
const queries: string[] = []
let watched: Database
let stage: TestApp
beforeAll(async () => {
  const database = await borrowTestDatabase()
  watched = watchQueries(database, (query) => queries.push(query))
  stage = await testApp({ database })
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

it('what is due is counted by the lines of works alone, and is what the list has', async () => {
  const lucia = stage.client()
  await lucia.signInAs({ super: true, email: 'lucia@ochava.example' })
  const lent = { status: 'Prestada', date: '2025-02-01' }
  const consigned = { status: 'En consignación', date: '2025-01-10', consigned_until: '2025-03-08' }
  const back = { status: 'En consignación', date: '2025-03-01' }
  for (const lines of [
    [{ ...lent, due: '2025-03-01' }],
    [{ ...lent, due: '2025-12-01' }],
    [{ ...lent, due: '2025-03-01' }, back],
    [consigned, { ...lent, due: '2025-03-06' }],
    [consigned, { status: 'Devuelta', date: '2025-02-01' }],
  ]) {
    const { id } = (await lucia.post('/api/works', sampleWork())).json().data
    for (const line of lines) await lucia.post(`/api/works/${id}/movements`, line)
  }
  queries.length = 0
  expect(await countDue(watched.db, day)).toBe(3)
  // The panel asks once a minute. To fold names and titles costs more than all else, and only an order needs them.
  expect(queries.join(';')).not.toMatch(/fold\(|"artists"/)
  const listed = (await listTerms(stage.db, day)).map(({ kind, until }) => `${kind} ${until}`)
  expect(listed).toEqual(['due 2025-03-01', 'due 2025-03-06', 'consigned 2025-03-08', 'due 2025-12-01'])
})
