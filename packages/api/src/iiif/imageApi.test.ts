import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storePicture } from '../images/pictures.queries.ts'
import { readPicture } from '../images/readPicture.ts'
import { makeTiles } from '../images/tiles.ts'
import { setOptions } from '../options/options.queries.ts'
import { pictures } from '../tables/pictures.table.ts'
import { works } from '../tables/works.table.ts'
import { sampleWork } from '../testing/sampleWork.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { createWork } from '../works/changes.queries.ts'
import { addWorkImage } from '../works/imageChanges.queries.ts'

/** Twice as wide as high, with a colour in each quarter. */
const full = { width: 2400, height: 1200 }
const quarters = {
  red: [230, 30, 30],
  green: [30, 200, 60],
  blue: [30, 60, 230],
  yellow: [240, 220, 40],
} as const
type Colour = keyof typeof quarters

async function quarteredJpeg(): Promise<Buffer> {
  const side = { width: full.width / 2, height: full.height / 2 }
  const piece = (colour: Colour, left: number, top: number) => {
    const [r, g, b] = quarters[colour]
    return { input: { create: { ...side, channels: 3 as const, background: { r, g, b } } }, left, top }
  }
  return sharp({ create: { ...full, channels: 3, background: 'white' } })
    .composite([
      piece('red', 0, 0),
      piece('green', side.width, 0),
      piece('blue', 0, side.height),
      piece('yellow', side.width, side.height),
    ])
    .jpeg({ quality: 95 })
    .toBuffer()
}

let gallery: TestApp
let picture: string
let work: number
/** The same picture, kept without tiles. */
let plain: string

beforeAll(async () => {
  gallery = await testApp()
  const { db, app, clock } = gallery
  const writing = { now: clock.now, by: null }
  const read = await readPicture(await quarteredJpeg())
  work = await createWork(db, sampleWork(), writing)
  const files: string[] = []
  for (const name of ['con-mosaico.jpg', 'sin-mosaico.jpg']) {
    const file = await storePicture(db, app.storage, read, { folder: 'images', name }, writing)
    await addWorkImage(db, work, { file, public: true, description_es: '', description_en: '' }, writing)
    files.push(file)
  }
  const [tiled = '', untiled = ''] = files
  picture = `images.${tiled}`
  plain = `images.${untiled}`
  await makeTiles(app.storage, { ...full, folder: 'images', file: tiled, widths: [], attempts: 0 })
  await db.update(pictures).set({ tiled: true }).where(eq(pictures.file, tiled))
})
afterAll(() => gallery.close())

const get = (path: string, headers: Record<string, string> = {}) => gallery.client().get(path, { headers })

/** The colour of the quarter that a picture shows at a place, by its share of the width and the height. */
async function colourAt(file: Buffer, x: number, y: number): Promise<Colour | undefined> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const isNear = (colour: Colour) =>
    quarters[colour].every((each, i) => Math.abs(each - (data[at + i] ?? 0)) < 25)
  return (['red', 'green', 'blue', 'yellow'] as const).find(isNear)
}

/** The colours in the middle of the four quarters of an answer: upper left, upper right, lower left, lower right. */
async function coloursOf(file: Buffer): Promise<string> {
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ] as const
  const found = await Promise.all(places.map(([x, y]) => colourAt(file, x, y)))
  return found.join(' ')
}

const all = 'red green blue yellow'

/** What is asked in both versions, how large the answer is, what it shows, and its canonical spelling where that is another. */
const forms = [
  // Regions: regionByPx, regionByPct, regionSquare, and beyond the edges.
  ['full/600,/0/default.jpg', 600, 300, all],
  ['square/300,/0/default.jpg', 300, 300, all],
  ['1200,0,1200,600/300,/0/default.jpg', 300, 150, 'green green green green'],
  ['0,600,600,600/max/0/default.jpg', 600, 600, 'blue blue blue blue'],
  ['1800,900,9000,9000/max/0/default.jpg', 600, 300, 'yellow yellow yellow yellow'],
  ['pct:50,50,50,50/300,/0/default.jpg', 300, 150, 'yellow yellow yellow yellow'],
  ['pct:12.5,25,25.0,25/300,/0/default.jpg', 300, 150, 'red red red red'],
  // Sizes: max, sizeByW, sizeByH, sizeByPct, sizeByWh, sizeByConfinedWh.
  ['full/max/0/default.jpg', 2400, 1200, all],
  ['full/,150/0/default.jpg', 300, 150, all],
  ['full/pct:10/0/default.jpg', 240, 120, all],
  ['full/pct:12.5/0/default.jpg', 300, 150, all],
  ['full/200,200/0/default.jpg', 200, 200, all],
  ['full/!200,200/0/default.jpg', 200, 100, all],
  ['full/!9000,100/0/default.jpg', 200, 100, all],
  ['0,0,500,500/!9000,9000/0/default.jpg', 500, 500, 'red red red red'],
  ['0,0,1,1/max/0/default.jpg', 1, 1, 'red red red red'],
  // Rotation by 90s, and mirrored.
  ['full/400,/90/default.jpg', 200, 400, 'blue red yellow green'],
  ['full/400,/180/default.jpg', 400, 200, 'yellow blue green red'],
  ['full/400,/270.0/default.jpg', 200, 400, 'green yellow red blue'],
  ['full/400,/360/default.jpg', 400, 200, all],
  ['full/400,/!0/default.jpg', 400, 200, 'green red yellow blue'],
  ['full/400,/!90/default.jpg', 200, 400, 'yellow green blue red'],
  ['full/400,/!180/default.jpg', 400, 200, 'blue yellow red green'],
  // Qualities and formats.
  ['full/200,/0/color.jpg', 200, 100, all],
  ['full/200,/0/default.png', 200, 100, all],
  ['full/200,/0/default.webp', 200, 100, all],
] as const

describe.each(['2', '3'])('version %s', (version) => {
  it.each(forms)('%s is %d × %d: %s', async (asked, width, height, colours) => {
    const response = await get(`/iiif/${version}/${picture}/${asked}`)
    expect(response.statusCode, response.body).toBe(200)
    const head = await sharp(response.rawPayload).metadata()
    expect([head.width, head.height]).toEqual([width, height])
    expect(await coloursOf(response.rawPayload)).toBe(colours)
    expect(response.headers).toMatchObject({
      'content-type': `image/${head.format}`,
      'access-control-allow-origin': '*',
      link: expect.stringContaining(`<http://iiif.io/api/image/${version}/level2.json>;rel="profile"`),
    })
  })

  it('has no colour in gray, and two in bitonal', async () => {
    const valuesOf = async (quality: string) => {
      const { rawPayload } = await get(`/iiif/${version}/${picture}/full/100,/0/${quality}.png`)
      const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
      const pixels = Array.from({ length: data.length / info.channels }, (_, at) =>
        [...data.subarray(at * info.channels, (at + 1) * info.channels)].slice(0, 3)
      )
      expect(pixels.every((pixel) => new Set(pixel).size === 1)).toBe(true)
      return new Set(pixels.map(([value]) => value))
    }
    expect((await valuesOf('gray')).size).toBeGreaterThanOrEqual(4)
    expect([...(await valuesOf('bitonal'))].every((value) => value === 0 || value === 255)).toBe(true)
  })

  it('tells of the picture, with sizes and tiles that it really has', async () => {
    const response = await get(`/iiif/${version}/${picture}/info.json`, { accept: 'application/ld+json' })
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      link: `<http://iiif.io/api/image/${version}/level2.json>;rel="profile"`,
    })
    const info = response.json()
    expect(info).toMatchObject({
      '@context': `http://iiif.io/api/image/${version}/context.json`,
      protocol: 'http://iiif.io/api/image',
      ...full,
      tiles: [{ width: 512, scaleFactors: [1, 2, 4, 8] }],
      sizes: [{ width: 300, height: 150 }, { width: 600, height: 300 }, { width: 1200, height: 600 }, full],
    })
    const id = String(version === '3' ? info.id : info['@id'])
    expect(id).toBe(`http://localhost:3000/iiif/${version}/${picture}`)
    expect(version === '3' ? [info.type, info.profile] : info.profile[0]).toEqual(
      version === '3' ? ['ImageService3', 'level2'] : 'http://iiif.io/api/image/2/level2.json'
    )
    for (const { width, height } of info.sizes) {
      const { statusCode } = await get(`/iiif/${version}/${picture}/full/${width},${height}/0/default.jpg`)
      expect(statusCode).toBe(200)
    }
  })

  it('says its level, and of each row of its table that is no part of it whether it is done', async () => {
    const { body } = await get(`/iiif/${version}/${picture}/info.json`)
    for (const word of ['webp', 'mirroring', 'canonicalLinkHeader', 'profileLinkHeader']) {
      expect(body).toContain(word)
    }
  })

  it('leads from the address of a picture to its description, for pages of others too', async () => {
    for (const slash of ['', '/']) {
      const { statusCode, headers } = await get(`/iiif/${version}/${picture}${slash}`)
      expect([statusCode, headers.location, headers['access-control-allow-origin']]).toEqual([
        303,
        `http://localhost:3000/iiif/${version}/${picture}/info.json`,
        '*',
      ])
    }
  })

  const malformed = [
    'half/max/0/default.jpg',
    '1,2,3/max/0/default.jpg',
    '-1,0,5,5/max/0/default.jpg',
    '0,0,0,5/max/0/default.jpg',
    '2400,0,5,5/max/0/default.jpg',
    'pct:100,0,5,5/max/0/default.jpg',
    'pct:1,2,3/max/0/default.jpg',
    'full/0,/0/default.jpg',
    'full/,0/0/default.jpg',
    'full/,/0/default.jpg',
    'full/!5,/0/default.jpg',
    'full/pct:0/0/default.jpg',
    'full/big/0/default.jpg',
    'full/5000,/0/default.jpg',
    'full/,1201/0/default.jpg',
    'full/2401,100/0/default.jpg',
    'full/pct:101/0/default.jpg',
    'full/max/361/default.jpg',
    'full/max/-90/default.jpg',
    'full/max/right/default.jpg',
    'full/max/0/lovely.jpg',
    'full/max/0/default.doc',
    'full/max/0/default',
    'full/max/0/default.jpg.png',
  ]
  it.each(malformed)('refuses %s, so that pages of others see it', async (asked) => {
    const { statusCode, headers } = await get(`/iiif/${version}/${picture}/${asked}`)
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([400, '*'])
  })

  const unsupported = [
    '45/default.jpg',
    '!22.5/default.jpg',
    ...['tif', 'gif', 'jp2', 'pdf'].map((end) => `0/default.${end}`),
  ]
  it.each(unsupported)('knows full/max/%s and does not do it', async (asked) => {
    expect((await get(`/iiif/${version}/${picture}/full/max/${asked}`)).statusCode).toBe(501)
  })

  it.each(['images.nothing.jpg', 'slides.x.jpg', 'images', 'x', '..%2F..%2Fetc'])(
    'finds no picture %s',
    async (name) => {
      for (const end of ['', '/info.json', '/full/max/0/default.jpg'])
        expect((await get(`/iiif/${version}/${name}${end}`)).statusCode).toBe(404)
    }
  )
})

describe('what the versions do not share', () => {
  it.each([
    ['2', 'full/full', 200],
    ['3', 'full/full', 400],
    ['2', 'full/^600,', 400],
    ['4', 'full/max', 404],
    // Of version 3, sizes that may be larger than what is there: answered as long as they are not.
    ['3', 'full/^5000,', 501],
    ['3', 'full/^,1201', 501],
    ['3', 'full/^2401,100', 501],
    ['3', 'full/^!2401,1201', 501],
    ['3', 'full/^pct:101', 501],
    ['3', 'full/^max', 501],
  ])('version %s: %s is %d', async (version, asked, status) => {
    expect((await get(`/iiif/${version}/${picture}/${asked}/0/default.jpg`)).statusCode).toBe(status)
  })

  it.each(['^600,', '^,300', '^pct:25', '^600,300', '^!600,600'])(
    'version 3: %s is what it is without its sign, where nothing has to grow',
    async (size) => {
      const { statusCode, headers } = await get(`/iiif/3/${picture}/full/${size}/0/default.jpg`)
      const canonical = `<http://localhost:3000/iiif/3/${picture}/full/600,300/0/default.jpg>;rel="canonical"`
      expect([statusCode, headers.link]).toEqual([200, expect.stringContaining(canonical)])
    }
  )

  it.each([
    ['3', 'full/max/0/color.jpg', 'full/max/0/default.jpg'],
    ['3', '0,0,2400,1200/2400,/360/default.jpg', 'full/max/0/default.jpg'],
    ['3', 'pct:0,0,50,50/600,/!90.0/gray.png', '0,0,1200,600/600,300/!90/gray.png'],
    ['3', 'square/!100,300/0/default.jpg', '600,0,1200,1200/100,100/0/default.jpg'],
    ['2', 'full/max/0/default.jpg', 'full/full/0/default.jpg'],
    ['2', '0,0,1200,600/,300/0/default.jpg', '0,0,1200,600/600,/0/default.jpg'],
    ['2', 'full/100,100/0/default.jpg', 'full/100,100/0/default.jpg'],
  ])('version %s: of %s the canonical spelling is %s', async (version, asked, canonical) => {
    const base = `/iiif/${version}/${picture}/`
    const { headers } = await get(base + asked)
    expect(headers.link).toContain(`<http://localhost:3000${base}${canonical}>;rel="canonical"`)
    const again = await get(base + canonical)
    expect([again.statusCode, again.headers.etag]).toEqual([200, headers.etag])
  })

  it.each([
    ['3', 'application/ld+json', 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"'],
    ['3', '*/*', 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"'],
    ['3', 'application/json', 'application/json; charset=utf-8'],
    ['2', 'application/ld+json', 'application/ld+json; charset=utf-8'],
    ['2', '*/*', 'application/json; charset=utf-8'],
  ])('version %s: who takes %s is described it as %s', async (version, accept, type) => {
    const { headers } = await get(`/iiif/${version}/${picture}/info.json`, { accept })
    expect(headers['content-type']).toBe(type)
  })
})

describe('whom a picture is for', () => {
  const tile = '0,0,512,512/256,/0/default.jpg'
  const setWork = (isPublic: boolean) =>
    gallery.db.update(works).set({ public: isPublic }).where(eq(works.id, work))

  it('is gone at once when its work is hidden, what was kept of it too; but for the gallery', async () => {
    const paths = ['', '/info.json', `/${tile}`].map((end) => `/iiif/3/${picture}${end}`)
    const { etag } = (await get(`/iiif/3/${picture}/${tile}`)).headers
    await setWork(false)
    for (const path of paths)
      expect((await get(path, { 'if-none-match': String(etag) })).statusCode).toBe(404)
    const reader = gallery.client()
    await reader.signInAs({ email: 'lectora@example.org' })
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    for (const path of paths) expect((await reader.get(path)).statusCode).toBe(404)
    const own = await lucia.get(`/iiif/3/${picture}/${tile}`)
    expect([
      own.statusCode,
      own.headers['cache-control'],
      own.headers['cross-origin-resource-policy'],
    ]).toEqual([200, 'private, no-cache', 'same-origin'])
    await setWork(true)
    expect((await get(`/iiif/3/${picture}/${tile}`)).headers['cache-control']).toBe(
      'public, max-age=86400, s-maxage=60'
    )
  })

  it('is as large as the options say, and no part of it shows more; whoever has the panel gets all', async () => {
    const set = (zoomPixels: number) =>
      setOptions(gallery.db, { zoomPixels }, { now: gallery.clock.now, by: null })
    await set(600)
    const info = (await get(`/iiif/3/${picture}/info.json`)).json()
    expect([info.width, info.height]).toEqual([600, 300])
    expect((await get(`/iiif/3/${picture}/0,0,300,150/600,/0/default.jpg`)).statusCode).toBe(400)
    const most = await get(`/iiif/3/${picture}/300,0,300,150/max/0/default.jpg`)
    expect((await sharp(most.rawPayload).metadata()).width).toBe(300)
    expect(await coloursOf(most.rawPayload)).toBe('green green green green')
    const lucia = gallery.client()
    await lucia.signInAs({ super: true })
    expect((await lucia.get(`/iiif/3/${picture}/info.json`)).json().width).toBe(2400)
    await set(0)
  })

  it('is sent once to who has it, and made once for all', async () => {
    const path = `/iiif/3/${picture}/512,0,512,512/200,/0/default.jpg`
    const folder = join(gallery.env.GALLERY_DATA, 'iiif')
    const before = (await readdir(folder)).length
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(path)))
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
    expect((await readdir(folder)).length).toBe(before + 1)
    const again = await get(path, { 'if-none-match': String(answers[0]?.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('is cut from what was uploaded as long as it has no tiles', async () => {
    for (const [asked, width, height, colours] of [
      ['full/300,/0/default.jpg', 300, 150, all],
      ['1200,0,1200,600/300,/90/default.jpg', 150, 300, 'green green green green'],
    ] as const) {
      const { rawPayload } = await get(`/iiif/3/${plain}/${asked}`)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width, height })
      expect(await coloursOf(rawPayload)).toBe(colours)
    }
  })
})
