import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addEventImage } from '../events/imageChanges.queries.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { setOptions } from '../options/options.queries.ts'
import { variantName } from '../storage/keys.ts'
import { pictures } from '../tables/pictures.table.ts'
import { works } from '../tables/works.table.ts'
import { anEvent } from '../testing/bookings.ts'
import type { TestClient } from '../testing/client.ts'
import { sampleJpeg } from '../testing/samplePicture.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { addWorkImage } from '../works/imageChanges.queries.ts'

const full = { width: 2400, height: 1200 }
const widths = [320, 480, 1080, 2190]
const texts = { description_es: '', description_en: '' }

let gallery: TestApp
let lucia: TestClient
let work: number
let file: string
let event: number
let eventFile: string

const writing = () => ({ now: gallery.clock.now, by: null })

/** A picture that is there in all widths, whose files say which they are. */
async function store(folder: 'images' | 'events'): Promise<string> {
  const { db, app } = gallery
  const read = await readPicture(await sampleJpeg(full.width, full.height))
  const name = await storePicture(db, app.storage, read, { folder, name: 'patio.jpg' }, writing())
  for (const width of widths) {
    await app.storage.put(`${folder}/${variantName(name, width, 'webp')}`, Buffer.from(`${width}`))
  }
  await db.update(pictures).set({ widths }).where(eq(pictures.file, name))
  return name
}

beforeAll(async () => {
  gallery = await testApp()
  lucia = gallery.client()
  await lucia.signInAs({ super: true })
  work = await createWork(gallery.db, sampleWork(), writing())
  file = await store('images')
  await addWorkImage(gallery.db, work, { file, public: true, ...texts }, writing())
  event = await anEvent(gallery.db)
  eventFile = await store('events')
  await addEventImage(gallery.db, event, { file: eventFile, active: true, ...texts }, writing())
})
beforeEach(() => offer({ zoomPixels: 0, rightsPixels: 0 }))
afterAll(() => gallery.close())

const offer = (options: { zoomPixels?: number; rightsPixels?: number }) =>
  setOptions(gallery.db, options, writing())
const state = (rights: 'InC' | 'CC-BY-4.0' | '') =>
  gallery.db.update(works).set({ rights }).where(eq(works.id, work))
const get = (path: string, client = gallery.client()) => client.get(path)
const webp = (name: string, width: number) => variantName(name, width, 'webp')
const imageOf = async (client = gallery.client()) =>
  (await get(`/api/works/${work}`, client)).json().data.public_images[0].picture

describe('without a limit', () => {
  it('everybody may have all of a picture, for good', async () => {
    for (const name of [file, webp(file, 2190)]) {
      const answer = await get(`/storage/images/${name}`)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
    expect(await imageOf()).toEqual({ ...full, widths })
  })
})

describe('where the gallery offers no picture larger than 1,200 px', () => {
  beforeEach(() => offer({ zoomPixels: 1200 }))

  it('no address gives more: the file that came in leads to as much as there is, by IIIF', async () => {
    const answer = await get(`/storage/images/${file}`)
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      `/iiif/3/images.${file}/full/max/0/default.jpg`,
      'no-cache',
    ])
    const { width, height } = await sharp((await get(String(answer.headers.location))).rawPayload).metadata()
    expect([width, height]).toEqual([1200, 600])
    const range = await gallery.client().get(`/storage/images/${file}`, { headers: { range: 'bytes=0-9' } })
    expect(range.statusCode).toBe(302)
  })

  it.each([
    [320, 200],
    [1080, 200],
    [2190, 302],
  ])('of its files that of %d px is answered with %d', async (width, status) => {
    for (const [folder, name] of [
      ['images', file],
      ['events', eventFile],
    ] as const) {
      const answer = await get(`/storage/${folder}/${webp(name, width)}`)
      expect(answer.statusCode).toBe(status)
      if (status === 302) expect(answer.headers.location).toBe(`/storage/${folder}/${webp(name, 1080)}`)
    }
    expect((await get(`/storage/images/${variantName(file, 'thumb')}`)).statusCode).toBe(200)
  })

  it('answers name no more, those that were kept before neither', async () => {
    await offer({ zoomPixels: 0 })
    const paths = [`/api/works/${work}`, '/api/works', `/api/events/${event}`, '/api/events']
    for (const path of paths) expect((await get(path)).body, path).toContain('"widths":[320,480,1080,2190]')
    await offer({ zoomPixels: 1200 })
    for (const path of paths) {
      const { body } = await get(path)
      expect(body, path).toContain('"width":1200,"height":600,"widths":[320,480,1080]')
      expect(body, path).not.toContain('2190')
    }
  })

  it('whoever has the panel is given all and told of all, and no cache keeps that for others', async () => {
    expect(await imageOf(lucia)).toEqual({ ...full, widths })
    const own = await get(`/storage/images/${file}`, lucia)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    expect((await get(`/storage/images/${webp(file, 2190)}`, lucia)).body).toBe('2190')
    expect((await get(`/storage/images/${file}`)).statusCode).toBe(302)
  })

  it('whoever opened a work by its secret link is offered as much as others', async () => {
    await gallery.db.update(works).set({ public: false }).where(eq(works.id, work))
    const { secretLink } = (await get(`/api/works/${work}`, lucia)).json().data
    const guest = gallery.client()
    const shared = (await get(`/api/share/work/${secretLink}`, guest)).json().data
    expect(shared.public_images[0].picture.width).toBe(1200)
    expect((await get(`/storage/images/${webp(file, 1080)}`, guest)).statusCode).toBe(200)
    const large = await get(`/storage/images/${file}`, guest)
    expect([large.statusCode, large.headers['cache-control']]).toEqual([302, 'private, no-cache'])
    const { width } = await sharp((await get(String(large.headers.location), guest)).rawPayload).metadata()
    expect(width).toBe(1200)
    expect((await get(`/storage/images/${file}`)).statusCode).toBe(404)
    await gallery.db.update(works).set({ public: true }).where(eq(works.id, work))
  })
})

describe('what rights give no copies of', () => {
  it('is limited as the options say, and what they give copies of is not', async () => {
    await offer({ rightsPixels: 600 })
    for (const [rights, status, width] of [
      ['InC', 302, 600],
      ['CC-BY-4.0', 200, 2400],
      ['', 200, 2400],
    ] as const) {
      await state(rights)
      expect((await get(`/storage/images/${file}`)).statusCode, rights).toBe(status)
      expect((await imageOf()).width, rights).toBe(width)
    }
  })
})

it('where not even the smallest width is offered, the thumbnail is', async () => {
  await offer({ zoomPixels: 600 })
  await gallery.db
    .update(pictures)
    .set({ widths: [1080] })
    .where(eq(pictures.file, file))
  const answer = await get(`/storage/images/${webp(file, 1080)}`)
  expect(answer.headers.location).toBe(`/storage/images/${variantName(file, 'thumb')}`)
  expect((await imageOf()).widths).toEqual([])
})
