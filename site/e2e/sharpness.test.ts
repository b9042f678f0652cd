import { openDatabase, widthsFor } from '@gallery/api'
import { avifWidths } from '@gallery/contract'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { copyDemo, type DemoCopy } from './demoCopy.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { openMailbox } from './mailbox.ts'
import { startServer } from './server.ts'
import { sitePages } from './sitePages.ts'

/** The widths of the windows in which pages are looked at. */
const windows = [390, 1440]

/** Of a picture on a page: the file that the browser chose, and how many pixels of the screen it is drawn across. */
interface Drawn {
  file: string
  across: number
}

/** A stored picture: its own file and the widths, in pixels, in which pages can have it. */
interface Stored {
  file: string
  width: number
  widths: readonly number[]
}

const Rows = z.object({
  rows: z.array(z.object({ file: z.string(), width: z.number(), height: z.number() })),
})

/** The demo with every picture's variants on its list, as if the worker had made them; pictures by name without ending. */
async function listVariants(env: DemoCopy['env']): Promise<ReadonlyMap<string, Stored>> {
  const database = await openDatabase(env)
  try {
    const { rows } = Rows.parse(await database.db.execute('select file, width, height from pictures'))
    const stored = new Map<string, Stored>()
    for (const { file, width, height } of rows) {
      const widths = widthsFor({ width, height })
      await database.db.execute(
        `update pictures set variants_at = now(), widths = '{${widths.join(',')}}' where file = '${file}'`
      )
      stored.set(stemOf(file), { file, width, widths: avifWidths({ width, height, widths }) })
    }
    return stored
  } finally {
    await database.close()
  }
}

const stemOf = (file: string) => file.replace(/\.\w+$/, '')

/** What a file of the storage is: whose it is, and how wide. */
function nameIn(url: string): { stem: string; width: number | undefined } {
  const name = stemOf(new URL(url).pathname.split('/').at(-1) ?? '')
  const [, stem = name, width] = /^(.+)-(\d+)$/.exec(name) ?? []
  return width === undefined || !/\.(?:avif|webp)$/.test(url)
    ? { stem: name, width: undefined }
    : { stem, width: Number(width) }
}

/** Opens a window in which the original comes for each variant: what counts is which one is asked for. */
async function openWindow(
  browser: Browser,
  stored: ReadonlyMap<string, Stored>,
  density: number
): Promise<Page> {
  const context = await browser.newContext({ deviceScaleFactor: density, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.route(/\/storage\/\w+\/[\w-]+-\d+\.(?:avif|webp)$/, (route) => {
    const url = route.request().url()
    const original = stored.get(nameIn(url).stem)
    return route.continue(original ? { url: new URL(original.file, url).href } : {})
  })
  return page
}

/** What a page draws of its pictures, once all have come. */
async function drawn(page: Page): Promise<Drawn[]> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, currentSrc }) => complete && currentSrc !== '')
      )
    )
    .toBe(true)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture img')].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect()
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const fit = getComputedStyle(image).objectFit
      const across = fit === 'cover' ? Math.max(width, height * ratio) : Math.min(width, height * ratio)
      return width === 0 ? [] : [{ file: image.currentSrc, across: across * devicePixelRatio }]
    })
  )
}

/** What is wrong with the file of a picture. */
function fault({ file, across }: Drawn, stored: ReadonlyMap<string, Stored>): string | undefined {
  const { stem, width } = nameIn(file)
  const picture = stored.get(stem)
  if (!picture) return undefined
  const has = width ?? picture.width
  const [smallest = picture.width] = picture.widths
  const sharpest = Math.max(smallest, ...picture.widths)
  const told = `${stem}: ${has} px for ${Math.round(across)}`
  // On dense screens browsers take the nearer of two files, which may be a little narrower.
  if (has < sharpest && has * 1.25 < across) return `${told}, blurred`
  return has > smallest && has > across * 1.6 ? `${told}, too heavy` : undefined
}

test('a phone loads no wider a picture than it draws at the head of what is on, and of who we are', async ({
  browser,
}) => {
  const demo = await copyDemo()
  const stored = await listVariants(demo.env)
  const server = await startServer(demo.env)
  const page = await openWindow(browser, stored, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/es/events', '/es/exhibitions', '/es/about']) {
    await page.goto(server.url + path)
    const [first] = await drawn(page)
    const { stem, width } = nameIn(first?.file ?? '')
    const enough = stored.get(stem)?.widths.filter((each) => each >= (first?.across ?? 0))
    expect(width, `${path}: ${first?.file} for ${first?.across} px`).toBe(Math.min(...(enough ?? [])))
  }
  await page.context().close()
  await server.stop()
  await demo.remove()
})

test('no public page draws a picture larger than its file, or loads far more than it draws', async ({
  browser,
}) => {
  const demo = await copyDemo()
  const stored = await listVariants(demo.env)
  const mailbox = await openMailbox()
  const server = await startServer({ ...demo.env, SMTP_URL: mailbox.url })
  const gallery: Gallery = { server, mailbox }
  const faults: string[] = []
  const looked = new Set<string>()
  for (const density of [1, 2]) {
    const page = await openWindow(browser, stored, density)
    for (const { name, find } of sitePages.filter(({ secret, status }) => !secret && status === undefined)) {
      const { path } = await find(gallery, 'es')
      for (const width of windows) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(server.url + path)
        const pictures = await drawn(page)
        for (const picture of pictures) {
          looked.add(picture.file)
          const found = fault(picture, stored)
          if (found) faults.push(`${name} at ${width} × ${density}: ${found}`)
        }
      }
    }
    await page.context().close()
  }
  await server.stop()
  await mailbox.close()
  await demo.remove()
  expect(looked.size).toBeGreaterThan(50)
  expect(faults).toEqual([])
})
