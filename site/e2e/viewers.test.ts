import { manifestPath } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'
import { openViewer, viewers } from './viewers.ts'

// A header of ours would make the browser ask before, as no page of another site does.
test.use({ extraHTTPHeaders: {} })

/** Of a manifest what these tests look at: its name, and the picture that it opens with. */
interface Manifest {
  label: { es?: string[]; none?: string[] }
  items: { items: { items: { body: { service: { id: string }[] } }[] }[] }[]
}

for (const viewer of viewers) {
  test(`${viewer.name} opens a work, a letter of two leaves, an exhibition, a recording and an artist's works`, async ({
    gallery,
    page,
  }) => {
    const { url } = gallery.server
    const site = await openViewer(viewer)
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.url().startsWith(url) && answer.status() >= 400) refused.push(answer.url())
    })
    const read = async (path: string) => (await fetch(url + path)).json()
    const first = async (of: string, title: string) =>
      (await read(`/api/${of}?query=${encodeURIComponent(title)}`)).data[0]
    const open = async (path: string) => void (await page.goto(site.of(url + path)))

    const work = await first('works', 'Deriva 32')
    const letter = await first('items', 'Carta a Irma Szalay')
    const event = await first('events', 'El río, de noche')
    for (const path of [
      manifestPath('works', work.id),
      manifestPath('items', letter.hash),
      manifestPath('events', event.id),
    ]) {
      await test.step(path, async () => seesPicture(page, url, await read(path), () => open(path)))
    }

    const tape = await first('items', 'lectura de «e»')
    await test.step('a recording', async () => {
      await open(manifestPath('items', tape.hash))
      await viewer.turn(page)
      const played = page.locator('audio, video').first()
      await expect.poll(() => played.evaluate(secondsOf)).toBeCloseTo(33.28, 0)
    })

    const collection = `/iiif/artists/${work.artist.id}/collection.json`
    await test.step(collection, async () => {
      const { items } = await read(collection)
      const { id, label } = items[viewer.choose ? 1 : 0]
      await seesPicture(page, url, await read(new URL(id).pathname), async () => {
        await open(collection)
        await viewer.choose?.(page, label.es[0])
      })
    })
    expect(refused).toEqual([])
    await site.close()
  })
}

/** How long what a page plays is, once it has come. */
function secondsOf(played: Element): number {
  return played instanceof HTMLMediaElement ? played.duration : Number.NaN
}

/** What somebody does makes the viewer ask for the picture that the manifest opens with, draw it, and say what it is in Spanish. */
async function seesPicture(
  page: Page,
  url: string,
  { label, items }: Manifest,
  act: () => Promise<void>
): Promise<void> {
  const service = items[0]?.items[0]?.items[0]?.body.service[0]?.id ?? ''
  expect(service).toContain(`${url}/iiif/3/`)
  const [picture] = await Promise.all([
    page.waitForResponse((answer) => answer.url().startsWith(`${service}/`) && answer.url().endsWith('.jpg')),
    act(),
  ])
  expect(picture.status()).toBe(200)
  const [name = ''] = label.es ?? label.none ?? []
  await expect(page.getByText(name, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  // What draws nothing has the viewer's own grey there, and a few more while it waits.
  await expect.poll(() => coloursSeen(page)).toBeGreaterThan(30)
}

/**
 * How many colours the middle of the viewer's canvas has. Told by a screenshot: no script may read a canvas with the
 * picture of another site in it.
 */
async function coloursSeen(page: Page): Promise<number> {
  const shot = await page.locator('canvas').first().screenshot()
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
    const [width, height] = [Math.floor(image.width / 2), Math.floor(image.height / 2)]
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(image, -width / 2, -height / 2)
    const pixels = context?.getImageData(0, 0, width, height).data.buffer
    return pixels ? new Set(new Uint32Array(pixels)).size : 0
  }, shot.toString('base64'))
}
