import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from './gallery.ts'
import { root } from './root.ts'
import { scriptsOf } from './scriptsOf.ts'

/** Bytes in brotli that the scripts of the home page may weigh. */
const budget = 118_300

/** What makes the names of files their own. By chance they compress to some 150 bytes more or less from build to build. */
const fingerprints = /-[\w-]{8}(?=\.(?:js|css)\b)/g

test('the home page stays within its budget of scripts', async ({ page }) => {
  const answer = await page.goto('/es')
  const scripts = scriptsOf((await answer?.text()) ?? '')
  expect(scripts.length).toBeGreaterThan(3)
  const sizes = await Promise.all(
    scripts.map(async (address) => {
      const code = await readFile(join(root, 'site/dist/client', address), 'utf8')
      return brotliCompressSync(code.replace(fingerprints, '-00000000')).length
    })
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget)
})

/** Bytes in brotli of the sheets that a page's first paint waits for. */
const sheets = [
  ['/es', 8_120],
  ['/es/artists/1', 11_300],
  ['/es/exhibitions/11', 12_450],
] as const

for (const [path, most] of sheets) {
  test(`the sheets of ${path} stay within their budget`, async ({ page }) => {
    const html = await (await page.request.get(path)).text()
    const addresses = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].flatMap(
      ([, address]) => address ?? []
    )
    const sizes = await Promise.all(
      addresses.map(
        async (address) => brotliCompressSync(await readFile(join(root, `site/dist/client${address}`))).length
      )
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most)
  })
}

/** Bytes that pages may weigh as they travel: the most that a visitor opens with, and what every page brings along. */
const pages = [
  ['/es', 7_900],
  ['/es/auth', 3_250],
] as const

/** A page without what each run has of its own, and what presses itself now better, now worse: names of files, port and clock. */
function comparable(page: string): string {
  return page
    .replaceAll(/-[0-9a-f]{10}\./g, '-0000000000.')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:00000')
    .replace(/"now":"[^"]+"/, '"now":"2026-11-30T12:00:00.000Z"')
}

for (const [path, most] of pages) {
  test(`the page at ${path} stays within its budget`, async ({ page }) => {
    const html = comparable(await (await page.request.get(path)).text())
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }
    expect(brotliCompressSync(html, { params }).length).toBeLessThan(most)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the home page opens with its first picture, asked for at once, and nothing moves', async ({
    page,
  }) => {
    // The letters of a machine without Arial or Helvetica are an eighth wider than ours: what their change moves there
    // is nothing that visitors see, and comes before or after the first paint as the machine pleases.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/es')
    await page.waitForLoadState('networkidle')
    const seen = await page.evaluate(() => {
      const noted = (type: string) => {
        const observer = new PerformanceObserver(() => {})
        observer.observe({ type, buffered: true })
        return observer.takeRecords()
      }
      const largest = noted('largest-contentful-paint').at(-1)
      const element = largest && 'element' in largest ? largest.element : undefined
      return {
        largest: element instanceof Element && element.getAttribute('fetchpriority'),
        // What moved, and from where to where, when something did.
        shifts: noted('layout-shift').map((shift) => JSON.stringify(shift)),
      }
    })
    expect(seen).toEqual({ largest: 'high', shifts: [] })
  })
})
