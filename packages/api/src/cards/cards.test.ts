import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEvent } from '../events/changes.queries.ts'
import { events } from '../tables/events.table.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { drawCard } from './card.ts'
import { cardPath } from './cardPath.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
})
afterAll(() => gallery.close())

it.each(['Muestras', 'Ñandú & <b>otros</b> "ríos"', 'larga '.repeat(200), 'x'.repeat(400), ''])(
  'draws the card of a page, kept for good because its name says what it shows: “%s”',
  async (title) => {
    const url = await cardPath(gallery.db, { title, gallery: 'Ochava', of: [] })
    const { statusCode, headers, rawPayload } = await gallery.client().get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers['cache-control']).toContain('immutable')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect((await gallery.client().get(url)).rawPayload.equals(rawPayload)).toBe(true)
  }
)

it('shows other words on a picture of its own', async () => {
  const draw = async (title: string) =>
    (await gallery.client().get(await cardPath(gallery.db, { title, gallery: 'Ochava', of: [] }))).rawPayload
  expect((await draw('Muestras')).equals(await draw('Eventos'))).toBe(false)
})

it('keeps a number beside its word where the title breaks', async () => {
  const card = await drawCard('Afiche de Sur y Plano nº 4', 'Ochava')
  expect(card.equals(await drawCard('Afiche de Sur y Plano nº\u00a04', 'Ochava'))).toBe(true)
})

it('draws nothing that nobody here has signed', async () => {
  const url = await cardPath(gallery.db, { title: 'Muestras', gallery: 'Ochava', of: [] })
  expect((await gallery.client().get(url.replace('Muestras', 'Cerrado'))).statusCode).toBe(404)
  expect((await gallery.client().get('/cards/x.png')).statusCode).toBe(404)
})

it('draws the card of a page only while everybody sees what the page is made of', async () => {
  const id = await createEvent(gallery.db, sampleEvent(), { now: gallery.clock.now, by: null })
  const url = await cardPath(gallery.db, { title: 'Patio', gallery: 'Ochava', of: [`/api/events/${id}`] })
  expect((await gallery.client().get(url)).statusCode).toBe(200)
  await gallery.db.update(events).set({ active: false }).where(eq(events.id, id))
  const hidden = await gallery.client().get(url)
  expect([hidden.statusCode, hidden.headers['cache-control']]).toEqual([404, 'no-store'])
  await gallery.db.update(events).set({ active: true }).where(eq(events.id, id))
  expect((await gallery.client().get(url)).statusCode).toBe(200)
})
