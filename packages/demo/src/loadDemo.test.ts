import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, openStorage, readEnv } from '@gallery/api'
import {
  ArchivesAnswer,
  ArtistAnswer,
  ArtistsAnswer,
  addDays,
  CollectionsAnswer,
  EventAnswer,
  EventsAnswer,
  ItemAnswer,
  ItemsAnswer,
  OptionsAnswer,
  SlidesAnswer,
  SlotsAnswer,
  today,
  WorksAnswer,
} from '@gallery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listTerms } from '../../api/src/ledger/terms.queries.ts'
import { openTestDatabase } from '../../api/src/testing/database.ts'
import { findWorkDetail } from '../../api/src/works/work.queries.ts'
import { readContent } from './files.ts'
import { loadDemo, NotEmpty } from './loadDemo.ts'
import { shownPictures } from './pictures.ts'

type DemoGallery = Awaited<ReturnType<typeof galleryAt>>

/** Loads the demo into an empty gallery and starts the app on it, with the clock standing still. */
async function galleryAt(now: string) {
  const data = await mkdtemp(join(tmpdir(), 'gallery-demo-'))
  const database = await openTestDatabase()
  const storage = await openStorage({ GALLERY_DATA: data })
  const env = readEnv({ GALLERY_DATA: data })
  const clock = () => new Date(now)
  const loaded = await loadDemo({ database, storage, env, clock })
  const app = await buildApp({ env, database, storage, clock, log: false, workers: false })
  return {
    loaded,
    app,
    data,
    database,
    storage,
    get: async (url: string): Promise<unknown> => {
      const response = await app.inject({ url })
      expect([url, response.statusCode]).toEqual([url, 200])
      return response.json()
    },
    close: async () => {
      await app.close()
      await rm(data, { recursive: true })
    },
  }
}

// Wednesday at noon, and Saturday at ten in the evening when it is Sunday in Greenwich.
describe.each([
  ['2025-03-05T15:00:00Z', '2025-02-28', '2024-12-10'],
  ['2025-03-09T01:00:00Z', '2025-03-03', '2024-12-13'],
])('the demo, loaded on %s', (now, firstDayOfLinea, soldOn) => {
  let gallery: DemoGallery
  beforeAll(async () => {
    gallery = await galleryAt(now)
  })
  afterAll(() => gallery.close())

  it('fills the gallery', async () => {
    const { loaded, app, get } = gallery
    const content = await readContent()
    expect(loaded).toMatchObject({
      users: 4,
      artists: 9,
      events: 12,
      bookings: 346,
      slides: 5,
      works: 72,
      archives: 4,
      items: 36,
      collections: 7,
      messages: 6,
      pictures: shownPictures(content).length,
      superUser: 'lucia@ochava.example',
    })

    const options = OptionsAnswer.parse(await get('/api/options'))
    expect(options.data).toMatchObject({ ...content.gallery, facade: expect.stringContaining('facade-') })
    expect(options.data.facade_picture).toMatchObject({ width: 1800, height: 1200 })

    const list = EventsAnswer.parse(await get('/api/events?per_page=100'))
    expect(list.data).toHaveLength(11)
    const linea = list.data.find((event) => event.title_en === 'The Line that Cuts the Corner')
    expect(linea).toMatchObject({
      kind: 'exhibition',
      from: firstDayOfLinea,
      artists: [{ display: 'Elsa Brandariz' }],
    })
    for (const { image } of list.data) {
      const response = await app.inject(`/storage/events/${image?.replace('.', '-thumb.')}`)
      expect(response.statusCode).toBe(200)
    }

    const { data: event } = EventAnswer.parse(await get(`/api/events/${linea?.id}`))
    // The fifth is hidden.
    expect(event.images).toHaveLength(4)
    expect(event.related.map((related) => related.title_en)).toEqual([
      'Hours of the Courtyard',
      expect.any(String),
      'Low Wefts',
    ])
    const rule = content.slots.find((each) => each.event === 'linea')
    expect(event.places.map((slot) => slot.count).slice(0, 11)).toEqual(
      Array.from({ length: 11 }, (_, ordinal) =>
        expectedCount(rule, ordinal, event.places[ordinal]?.start, now)
      )
    )
    expect(event.places[3]?.unavailable).toBe(true)

    const backRoom = CollectionsAnswer.parse(await get('/api/collections'))
    expect(backRoom.data.map(({ title_en, count, covers }) => [title_en, count > 5, covers.length])).toEqual([
      ['The River, at Night', true, 2],
      ['Domestic Optics', true, 2],
      ['Works on Paper', true, 2],
      ['Reading Room', true, 2],
    ])

    const slides = SlidesAnswer.parse(await get('/api/slides'))
    expect(slides.data.map((slide) => slide.link)).toEqual([
      `/exhibitions/${linea?.id}/la-linea-que-corta-la-esquina`,
      expect.stringMatching(/^\/exhibitions\/\d+\/horas-del-patio$/),
      expect.stringMatching(/^\/exhibitions\/\d+\/tramas-bajas$/),
      expect.stringMatching(/^\/exhibitions\/\d+\/aliento-largo$/),
      expect.stringMatching(/^\/artists\/\d+\/[a-z-]*idelsohn$/),
    ])

    const slots = SlotsAnswer.parse(await get('/api/places'))
    expect(slots.data.filter((slot) => slot.count > slot.limit)).toEqual([])
    expect(slots.data.filter((slot) => slot.count === slot.limit).length).toBeGreaterThan(3)
  })

  it('fills the archives that visitors see, and hides what is not theirs yet', async () => {
    const { get } = gallery
    const archives = ArchivesAnswer.parse(await get('/api/archives'))
    expect(archives.data.map((archive) => [archive.title_en, archive.count, archive.images.length])).toEqual([
      ['Brandariz Papers', 13, 3],
      ['The Barracas Print Shop', 8, expect.any(Number)],
      ['Szalay Papers', 6, expect.any(Number)],
    ])
    expect(archives.data[0]).toMatchObject({ first_year: 1949, last_year: 1998 })

    const items = ItemsAnswer.parse(await get('/api/items?query=szalay%20marco'))
    const letter = items.data.find((item) => item.subtitle_en === 'Letter to Irma Szalay on the Frame')
    const { data } = ItemAnswer.parse(await get(`/api/items/${letter?.hash}`))
    expect(data.tags.map((tag) => tag.content)).toEqual(['marco recortado', 'tipografía', 'Rosario', '1951'])
    expect(data.images.map((image) => image.description_en)).toEqual(['First sheet', 'Second sheet'])
    expect(ItemsAnswer.parse(await get('/api/items?kind=video')).meta.total).toBe(3)
  })

  it('fills the catalogue, with pictures and ledgers', async () => {
    const { get, database } = gallery
    const works = WorksAnswer.parse(await get('/api/works?per_page=100'))
    expect(works.meta.total).toBe(60)
    expect(works.data.filter((work) => work.img === null || work.artist === null)).toEqual([])
    const artists = ArtistsAnswer.parse(await get('/api/artists?query=arrascaeta'))
    const { data } = ArtistAnswer.parse(await get(`/api/artists/${artists.data[0]?.id}`))
    const breath = data.public_works.find((work) => work.title_en === 'Long Breath I')
    const { data: detail } = await findWorkDetail(database.db, breath?.id ?? 0)
    expect(detail.movements).toHaveLength(3)
    expect(detail.last_movement).toMatchObject({ status: 'Vendida', price: 13_700, date: soldOn })
  })

  it('has works that are due and one whose consignment ends, all later than reminders are written', async () => {
    const day = today(new Date(now), 'America/Argentina/Buenos_Aires')
    const terms = await listTerms(gallery.database.db, day)
    expect(terms.map(({ kind, until, row }) => [row.work.title_es, kind, until])).toEqual([
      ['Interior, Boedo', 'due', addDays(day, 12)],
      ['Variación sobre «e»', 'due', addDays(day, 19)],
      ['Umbral azul', 'consigned', addDays(day, 30)],
    ])
  })

  it('stores a picture once per folder, and those only that something shows', async () => {
    const files = async (folder: string) => (await readdir(join(gallery.data, 'storage', folder))).length
    // An original and a thumbnail each.
    expect(await files('slides')).toBe(2 * 5)
    expect(await files('artists')).toBe(2 * 9)
    expect(await files('works').catch(() => 0)).toBe(0)
    const content = await readContent()
    const shown = new Set(
      content.events.flatMap((event) => [event.image, ...event.images.map((image) => image.file)])
    )
    expect(await files('events')).toBe(2 * shown.size)
  })

  it('refuses a database that has events, and changes nothing', async () => {
    const { get, database, storage } = gallery
    const again = loadDemo({
      database,
      storage,
      env: { GALLERY_TZ: 'America/Argentina/Buenos_Aires' },
      clock: () => new Date('2025-03-06T15:00:00Z'),
    })
    await expect(again).rejects.toBeInstanceOf(NotEmpty)
    expect(EventsAnswer.parse(await get('/api/events')).meta.total).toBe(11)
  })
})

type Rule = Awaited<ReturnType<typeof readContent>>['slots'][number]

/** What is taken of a slot: all of its people until it begins, the confirmed ones after that. */
function expectedCount(
  rule: Rule | undefined,
  ordinal: number,
  start: string | undefined,
  now: string
): number {
  const people = rule?.bookings.find((booking) => booking.slot === ordinal)?.people ?? []
  const begun = start !== undefined && new Date(start) <= new Date(now)
  const there = people.filter((person) => person.confirmed || !begun)
  return there.reduce((sum, person) => sum + person.people, 0)
}
