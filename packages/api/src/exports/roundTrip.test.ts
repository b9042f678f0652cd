import { ImportAnswer, ImportRowsAnswer, MovementForm } from '@gallery/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import type { TestClient } from '../testing/client.ts'
import { multipartForm } from '../testing/multipart.ts'
import { addItem } from '../testing/sampleItem.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { fillGallery } from '../testing/wholeGallery.ts'
import { createWork } from '../works/changes.queries.ts'
import { addMovement } from '../works/movements.queries.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp({ workers: true })
  lucia = await fillGallery(stage)
  await addOddRecords()
})
afterAll(() => stage.close())

/** Records with what tables like to swallow: formulas, separators, quotes, line ends, namesakes, no code at all. */
async function addOddRecords(): Promise<void> {
  const writing = { now: stage.clock.now, by: null }
  const twin = { display: 'Ana Paz; la otra', last_name: '=Paz', bio_es: '<p>«Ñ» "y"</p>', bio_en: '' }
  const twins = [await createArtist(stage.db, twin, writing), await createArtist(stage.db, twin, writing)]
  const only = await createArtist(stage.db, { ...twin, display: 'Luz; y sombra \\' }, writing)
  const odd = [
    { title_es: '=1+1', code: '-7', technique: "'+Óleo, tinta", year: -300, height: 0.1, width: 1234.5 },
    {
      title_es: "'@casa",
      code: '',
      notes: 'una\nlínea; otra\t"más";=1+1;"=2\n- dos\n-3\t@x',
      depth: 3,
      artist_id: twins[1],
    },
    { title_es: 'Año 2000_x000D_', code: '007', description_es: '<p>uno,</p>\n<p>dos</p>', artist_id: null },
  ]
  for (const changes of odd) {
    const id = await createWork(stage.db, sampleWork(changes), writing)
    const movement = { status: 'En consignación', owner: '+54 11', price: 12_500.5, currency: 'ARS' }
    await addMovement(stage.db, id, { ...MovementForm.parse(movement), date: '2025-03-01' }, writing)
  }
  await addItem(stage, {
    subtitle_es: '-Carta',
    tags: ['uno; dos', 'tres'],
    artists: [only],
    date: '1986-02-11',
  })
}

test.each([
  ['works', 'csv'],
  ['works', 'xlsx'],
  ['artists', 'csv'],
  ['artists', 'xlsx'],
  ['items', 'csv'],
  ['items', 'xlsx'],
])('%s taken out as %s and brought in again change nothing', async (kind, format) => {
  const file = await lucia.get(`/api/exports/${kind}.${format}?secret=1`)
  const { body, headers } = await multipartForm({ kind }, { name: `tabla.${format}`, bytes: file.rawPayload })
  const brought = ImportAnswer.parse((await lucia.post('/api/imports', body, { headers })).json()).data
  expect((await lucia.post(`/api/imports/${brought.id}/check`, {})).statusCode).toBe(200)
  const read = async () => ImportAnswer.parse((await lucia.get(`/api/imports/${brought.id}`)).json()).data
  await expect.poll(async () => (await read()).state).toBe('checked')
  const { data } = ImportRowsAnswer.parse(
    (await lucia.get(`/api/imports/${brought.id}/rows?per_page=100`)).json()
  )
  expect(data.filter(({ state }) => state !== 'unchanged')).toEqual([])
  expect(data.length).toBeGreaterThan(1)
})
