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

it.each([
  ['王伟', 'WangWei'],
  ['切り', 'Qieri'],
  ['🖼️ Retrato 🇦🇷', 'Retrato'],
  ['Patio\u200b\na las cuatro', 'Patio a las cuatro'],
  [`${'x'.repeat(178)}👩🏽‍🎨 a`, `${'x'.repeat(178)} a`],
  [`Afiche ${'de Sur y Plano '.repeat(20)}`, `Afiche ${'de Sur y Plano '.repeat(11)}de Sur…`],
])('draws “%s” as “%s”, with signs that it has', async (title, told) => {
  expect(await drawCard(title, 'Ochava')).toEqual(await drawCard(told, 'Ochava'))
})

it('says that the name of the gallery goes on where it is too long', async () => {
  const name = 'Galería de Arte Contemporáneo y Fotografía de los Hermanos'
  expect(await drawCard('', `${name} Ochava`)).toEqual(await drawCard('', `${name}…`))
})

it('draws every alphabet of the paper with the letters of its own files, whatever the machine has', async () => {
  // Each of its letters is joined to the next one, and they begin at the right.
  const arabic = await inkOf(await drawCard('سلمى', ''))
  expect(arabic.columns).toHaveLength(1)
  expect(arabic.columns[0]?.to).toBe(1119)
  for (const [greek, latin] of [
    ['ΑΒΕ', 'ABE'],
    ['АВЕ', 'ABE'],
  ] as const) {
    const { columns } = await inkOf(await drawCard(greek, ''))
    expect(columns, 'three letters, of another face').toHaveLength(3)
    expect(columns[0]?.from).toBe(80)
    expect(await drawCard(greek, '')).not.toEqual(await drawCard(latin, ''))
  }
  const hebrew = await inkOf(await drawCard('שלום', ''))
  // From the left, where the word ends: a mem, the narrow vav, a lamed and a shin.
  expect(hebrew.columns.map(({ from, to }) => to - from > 20)).toEqual([true, false, true, true])
})

/** The stretches of columns of a picture that have ink, in pixels from the left. */
async function inkOf(card: Buffer): Promise<{ columns: { from: number; to: number }[] }> {
  const { data, info } = await sharp(card).greyscale().raw().toBuffer({ resolveWithObject: true })
  const columns: { from: number; to: number }[] = []
  for (let x = 0; x < info.width; x += 1) {
    let dark = false
    for (let y = 0; y < info.height; y += 1)
      dark ||= (data[(y * info.width + x) * info.channels] ?? 255) < 128
    const last = columns.at(-1)
    if (dark && last?.to === x - 1) last.to = x
    else if (dark) columns.push({ from: x, to: x })
  }
  return { columns }
}

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
