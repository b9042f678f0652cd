import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArtist } from '../artists/artists.queries.ts'
import { aBooking, anEvent, aSlot } from '../testing/bookings.ts'
import { elsewhere, type TestClient } from '../testing/client.ts'
import { countBoxes, readPdf } from '../testing/readPdf.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'

let stage: TestApp
let lucia: TestClient
beforeAll(async () => {
  stage = await testApp()
  lucia = stage.client()
  await lucia.signInAs({ email: 'lucia@ochava.example', super: true })
})
afterAll(() => stage.close())

/** Names as they are written, and as they stand on the list. */
const guests = [
  { first: 'Дмитрий', last: 'Соколов', told: 'Соколов, Дмитрий' },
  { first: 'Ελένη', last: 'Παπαδοπούλου', told: 'Παπαδοπούλου, Ελένη' },
  { first: 'Ánh', last: 'Nguyễn', told: 'Nguyễn, Ánh' },
  { first: 'דוד יוסף', last: 'בן־גוריון', told: 'בן־גוריון, דוד יוסף' },
  { first: 'سلمى عبد الله', last: 'الخطيب', told: 'الخطيب, سلمى عبد الله' },
  { first: '伟', last: '王', told: 'Wang, Wei' },
  { first: 'Ana 🎨', last: 'Ruiz', told: 'Ruiz, Ana ' },
]

async function paper(path: string) {
  const { statusCode, rawPayload } = await lucia.get(`/api/paper/${path}`)
  expect(statusCode, path).toBe(200)
  const { pages } = await readPdf(rawPayload)
  return { text: pages.join(' ').replaceAll(/\s+/g, ' '), boxes: countBoxes(rawPayload) }
}

test('whoever booked is found on the door list, in whatever alphabet their name is written', async () => {
  const place = await aSlot(stage.db, await anEvent(stage.db), { limit: 20 })
  for (const [at, { first, last }] of guests.entries()) {
    const person = { first_name: first, last_name: last, email: `p${at}@example.org` }
    const booked = await stage.client().post('/api/appointments', aBooking(place, person), elsewhere())
    expect(booked.statusCode, booked.body).toBe(201)
  }
  const { text, boxes } = await paper('door-list.pdf?day=2025-03-06&language=es')
  for (const { told } of guests) expect(text).toContain(told)
  expect(boxes).toBe(0)
})

test('labels, a price list and a hanging plan have the names of artists and works in every alphabet', async () => {
  const writing = { now: stage.clock.now, by: null }
  const person = { display: 'Ελένη Παπά', last_name: 'Παπά', bio_es: '', bio_en: '' }
  const artist = await createArtist(stage.db, person, writing)
  const titles = [
    'Жёлтый дом',
    'שלום (עולם) 12',
    'سلمى ٢٠٢٤',
    'Tân Định',
    'Mba’ẽ g̃uahẽ',
    'Пейзаж с домом 🏠',
    '🏠',
    '\u0674\u0650ب',
  ]
  // Of the last one fontkit does not find where its mark stands.
  const works: number[] = []
  for (const [at, title_es] of titles.entries()) {
    const work = sampleWork({ artist_id: artist, title_es, title_en: title_es, code: `A-${at}` })
    works.push(await createWork(stage.db, work, writing))
  }
  for (const kind of ['labels', 'price-list', 'wall-plan']) {
    const { text, boxes } = await paper(`${kind}.pdf?works=${works.join()}&language=es`)
    expect(boxes, kind).toBe(0)
    expect(text, kind).toContain('Ελένη Παπά')
    for (const title of ['Жёлтый дом', 'Tân Định', 'Пейзаж с домом']) expect(text, kind).toContain(title)
  }
})
