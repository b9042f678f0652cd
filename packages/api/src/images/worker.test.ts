import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorker } from '../jobs/startWorker.ts'
import { namesIn } from '../leftFiles/names.queries.ts'
import { sweepFiles } from '../leftFiles/sweepFiles.ts'
import { pictures } from '../tables/pictures.table.ts'
import { storeSample } from '../testing/samplePicture.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { releasePictures, takePicture } from './jobs.queries.ts'
import { storePicture } from './pictures.queries.ts'
import { readPicture } from './readPicture.ts'
import { tilesName } from './tilesName.ts'
import { pictureWork } from './worker.ts'

/** A gif of one frame for each colour. */
async function gifOf(colours: readonly string[]): Promise<Buffer> {
  const frames = colours.map((background) =>
    sharp({ create: { width: 500, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  )
  const made = await Promise.all(frames)
  const picture = made.length > 1 ? sharp(made, { join: { animated: true } }) : sharp(made[0])
  return picture.gif().toBuffer()
}

describe('the maker of variants', () => {
  let gallery: TestApp
  let failures: unknown[]

  beforeAll(async () => {
    gallery = await testApp()
  })
  beforeEach(async () => {
    failures = []
    await gallery.reset()
  })
  afterAll(() => gallery.close())

  function start(isAlone = false) {
    const { app, db, clock } = gallery
    const log = { error: (failure: unknown) => failures.push(failure), info: () => {} }
    return startWorker(pictureWork({ db, storage: app.storage, clock: () => clock.now, log, isAlone }), log)
  }

  const store = (width: number, height: number, folder: 'events' | 'artists' | 'slides' = 'events') =>
    storeSample(gallery.db, gallery.app.storage, { folder, now: gallery.clock.now, width, height })

  it('makes the widths up to that of the original as AVIF and WebP, and says which exist', async () => {
    const wide = await store(1000, 500)
    const small = await store(100, 50)
    const worker = start()
    await worker.nudge()
    await worker.stop()
    const rows = await gallery.db.select().from(pictures)
    expect(Object.fromEntries(rows.map((row) => [row.file, row.widths]))).toEqual({
      [wide]: [320, 480, 720, 1000],
      [small]: [],
    })
    expect(rows.every((row) => row.variants_at !== null && row.locked_until === null)).toBe(true)
    // No event shows it: only the gallery sees it.
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    for (const [width, format] of [
      [480, 'webp'],
      [1000, 'avif'],
    ] as const) {
      const url = `/storage/events/${wide.replace('.jpg', '')}-${width}.${format}`
      const response = await lucia.get(url)
      expect(response.headers['content-type']).toBe(`image/${format}`)
      expect((await sharp(response.rawPayload).metadata()).width).toBe(width)
    }
    expect(failures).toEqual([])
  })

  it('keeps what is large in tiles too, where visitors may look at it from near', async () => {
    const wide = await store(2100, 30)
    const portrait = await store(2100, 30, 'artists')
    const worker = start()
    await worker.nudge()
    await worker.stop()
    const rows = await gallery.db.select().from(pictures)
    expect(Object.fromEntries(rows.map((row) => [row.file, row.tiled]))).toEqual({
      [wide]: true,
      [portrait]: false,
    })
    const tiles = await buffer(await gallery.app.storage.get(`events/${tilesName(wide)}`))
    expect(await sharp(tiles).metadata()).toMatchObject({ width: 2100, height: 30, format: 'tiff', pages: 5 })
    expect(failures).toEqual([])
  })

  it('keeps the colours of what shows works whole, and not those of portraits', async () => {
    const hall = await store(500, 250)
    const portrait = await store(500, 500, 'artists')
    const worker = start()
    await worker.nudge()
    await worker.stop()
    /** Whether an AVIF keeps a colour for each of its pixels: two bits of its box `av1C` say that it does not. */
    const isWhole = async (path: string) => {
      const file = await buffer(await gallery.app.storage.get(path))
      return (file.readUInt8(file.indexOf('av1C') + 6) & 0b1100) === 0
    }
    expect(await isWhole(`events/${hall.replace('.jpg', '-320.avif')}`)).toBe(true)
    expect(await isWhole(`artists/${portrait.replace('.jpg', '-320.avif')}`)).toBe(false)
  })

  it('finds what is uploaded while it works', async () => {
    const worker = start()
    await worker.nudge()
    await store(500, 500)
    await worker.nudge()
    await worker.stop()
    expect((await gallery.db.select().from(pictures)).map((row) => row.widths)).toEqual([[320, 500]])
  })

  it('makes anew what was made otherwise, after what was just uploaded, and keeps the widths that pages name', async () => {
    const old = await store(1000, 500)
    await gallery.db.update(pictures).set({ widths: [480, 960] })
    gallery.clock.advance(1000)
    const uploaded = await store(500, 500)
    expect(await takePicture(gallery.db, gallery.clock.now)).toMatchObject({ file: uploaded })
    const worker = start()
    await worker.nudge()
    await worker.stop()
    const [row] = await gallery.db.select().from(pictures).where(eq(pictures.file, old))
    expect(row?.widths).toEqual([320, 480, 720, 960, 1000])
  })

  it('leaves a gif that moves as it is, and takes from it the still ones that were made before', async () => {
    const storeGif = async (colours: readonly string[]) => {
      const { app, db, clock } = gallery
      const picture = await readPicture(await gifOf(colours))
      const place = { folder: 'images', name: 'taller.gif' } as const
      return storePicture(db, app.storage, picture, place, { now: clock.now, by: null })
    }
    const moving = await storeGif(['#c81e1e', '#1e1ec8'])
    const still = await storeGif(['#c81e1e'])
    const made = `images/${moving.replace('.gif', '-320.webp')}`
    await gallery.app.storage.put(made, new Uint8Array(1))
    await gallery.db
      .update(pictures)
      .set({ widths: [320] })
      .where(eq(pictures.file, moving))
    const worker = start()
    await worker.nudge()
    await worker.stop()
    const rows = await gallery.db.select().from(pictures)
    expect(Object.fromEntries(rows.map(({ file, widths }) => [file, widths]))).toEqual({
      [moving]: [],
      [still]: [320, 500],
    })
    expect(rows.every(({ variants_at }) => variants_at !== null)).toBe(true)

    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    const shown = await lucia.get(`/storage/images/${moving}`)
    expect((await sharp(shown.rawPayload).metadata()).pages).toBe(2)
    for (const address of [
      `/storage/images/${moving.replace('.gif', '-thumb.gif')}`,
      `/iiif/3/images.${moving}/full/max/0/default.jpg`,
    ]) {
      const answer = await lucia.get(address)
      expect((await sharp(answer.rawPayload).metadata()).pages ?? 1).toBe(1)
    }
    const later = new Date(Date.now() + 2 * 24 * 60 * 60_000)
    await sweepFiles({ storage: gallery.app.storage, names: namesIn(gallery.db), now: later })
    expect(await gallery.app.storage.exists(made)).toBe(false)
    expect(failures).toEqual([])
  })

  it('makes what the home page shows first, whatever else was uploaded before', async () => {
    await store(500, 500)
    gallery.clock.advance(1000)
    const slide = await store(500, 500, 'slides')
    expect(await takePicture(gallery.db, gallery.clock.now)).toMatchObject({ file: slide })
  })

  it('tries again later, and gives up visibly', async () => {
    const file = await store(500, 500)
    await gallery.app.storage.delete(`events/${file}`)
    const worker = start()
    for (const minutes of [1, 4, 9]) {
      await worker.nudge()
      const [row] = await gallery.db.select().from(pictures)
      expect(row).toMatchObject({ failed_at: null, last_error: expect.stringContaining('ENOENT') })
      gallery.clock.advance(minutes * 60_000)
    }
    await worker.nudge()
    await worker.stop()
    const [row] = await gallery.db.select().from(pictures)
    expect(row).toMatchObject({ attempts: 4, failed_at: gallery.clock.now, widths: [] })
    expect(failures).toHaveLength(4)
  })

  it('leaves a picture to the worker that took it, until its time is over', async () => {
    await store(500, 500)
    const { db, clock } = gallery
    expect(await takePicture(db, clock.now)).not.toBeNull()
    expect(await takePicture(db, clock.now)).toBeNull()
    clock.advance(5 * 60_000)
    expect(await takePicture(db, clock.now)).toMatchObject({ attempts: 2 })
  })

  it('need not wait for leases where no other process can be alive', async () => {
    await store(100, 50)
    expect(await takePicture(gallery.db, gallery.clock.now)).not.toBeNull()
    const worker = start(true)
    await worker.nudge()
    await worker.stop()
    const [row] = await gallery.db.select().from(pictures)
    expect(row).toMatchObject({ variants_at: gallery.clock.now, locked_until: null })
  })

  it.each([true, false])(
    'gives up what ended the process twice that had it in hand; alone: %s',
    async (isAlone) => {
      await store(100, 50)
      for (const _killed of ['once', 'twice']) {
        expect(await takePicture(gallery.db, gallery.clock.now)).not.toBeNull()
        if (isAlone) await releasePictures(gallery.db)
        else gallery.clock.advance(5 * 60_000)
      }
      const worker = start(isAlone)
      await worker.nudge()
      await worker.stop()
      const [row] = await gallery.db.select().from(pictures)
      expect(row).toMatchObject({ attempts: 3, failed_at: gallery.clock.now, variants_at: null })
      expect(failures).toHaveLength(1)
    }
  )

  it('gives an unfinished picture back when it ends', async () => {
    await store(500, 500)
    const worker = start()
    await worker.stop()
    await worker.nudge()
    const [row] = await gallery.db.select().from(pictures)
    expect(row).toMatchObject({ attempts: 0, locked_until: null, variants_at: null })
    expect(await takePicture(gallery.db, gallery.clock.now)).not.toBeNull()
  })
})
