import { type Language, languages } from '@gallery/contract'
import type { ConsoleMessage, Page, Request } from '@playwright/test'
import { panelFiles } from './admin/panelFiles.ts'
import { findings } from './findings.ts'
import { expect, test } from './gallery.ts'
import { htmlFaults } from './htmlFaults.ts'
import { pastWindow } from './largeText.ts'
import { scriptsOf } from './scriptsOf.ts'
import { type FoundPage, sitePages } from './sitePages.ts'

test.describe.configure({ mode: 'parallel' })

/** Text as it stands in markup. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}

/** A text without what styles change of it: in small letters, with one space for any other. */
function letters(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** What a page says in the console and asks of the network while it is opened and taken over. */
async function openAndHear(page: Page, url: string): Promise<{ said: string[]; asked: URL[] }> {
  const said: string[] = []
  const asked: URL[] = []
  const hearMessage = (message: ConsoleMessage) => said.push(`${message.type()}: ${message.text()}`)
  const hearError = (error: Error) => said.push(String(error))
  const hearRequest = (request: Request) => asked.push(new URL(request.url()))
  page.on('console', hearMessage)
  page.on('pageerror', hearError)
  page.on('request', hearRequest)
  await page.goto(url, { waitUntil: 'networkidle' })
  // Scripts come after all else: the network is still for a moment before them.
  await expect.poll(() => isTakenOver(page)).toBe(true)
  await page.waitForLoadState('networkidle')
  page.off('console', hearMessage)
  page.off('pageerror', hearError)
  page.off('request', hearRequest)
  return { said, asked }
}

/** React has put its handlers on the page's markup. */
function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.getElementById('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

/** What a page behind a secret link asks of caches, of other sites and of those who search. */
function expectKeptByNobody(headers: Headers): void {
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('same-origin')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('etag')).toBeNull()
}

/** Pixels by which a page is wider than its window. */
async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

/** At which widths and in which colours a page is looked at. */
interface Look {
  widths: readonly [number, number]
  scheme: 'light' | 'dark'
}

/**
 * A page is opened once and then looked at again in the other colours in a window that has become wider, in English
 * narrower: where it is opened and in which colours is the other way round in each language.
 */
const looks: Record<Language, readonly [Look, Look]> = {
  es: [
    { widths: [390, 320], scheme: 'light' },
    { widths: [820, 1440], scheme: 'dark' },
  ],
  en: [
    { widths: [820, 1440], scheme: 'light' },
    { widths: [390, 320], scheme: 'dark' },
  ],
}

test('the panel has files of its own, for pages not to name', async () => {
  expect((await panelFiles()).size).toBeGreaterThan(20)
})

for (const language of languages) {
  const [first, second] = looks[language]
  for (const { name, find, secret, status = 200 } of sitePages) {
    test(`${name}, in ${language}`, async ({ gallery, windows: { scripted, bare } }) => {
      const { url } = gallery.server
      const found: FoundPage = await find(gallery, language)
      const address = url + found.path
      const panel = await panelFiles()

      await test.step('its HTML is whole before a script runs', async () => {
        const answer = await fetch(address)
        expect(answer.status).toBe(status)
        const text = await answer.text()
        expect(await htmlFaults(text)).toEqual([])
        const scripts = scriptsOf(text)
        expect(scripts.length).toBeGreaterThan(2)
        expect(scripts.filter((script) => panel.has(script.slice(1)))).toEqual([])
        if (secret) expectKeptByNobody(answer.headers)
        const html = text.slice(0, text.indexOf('<script id="seed"'))
        expect(html).toContain(`<html lang="${language}">`)
        expect(html).toContain(`<title>${escaped(found.title)} | Ochava</title>`)
        expect(html).toContain('<meta name="description" content="')
        expect(html.match(/<h1[ >]/g)).toHaveLength(1)
        expect(html).not.toMatch(/\sstyle=/)
        const searched = /[?&](?:q|k|decade)=/.test(found.path)
        const listed = secret === undefined && status === 200 && !searched
        for (const link of ['canonical', 'alternate" hreflang="es', 'alternate" hreflang="en']) {
          expect(html.includes(`<link rel="${link}" href="`), link).toBe(listed)
        }
        expect(html.includes('<meta name="robots" content="noindex">')).toBe(!listed)
      })

      const readPlain = () =>
        test.step('it can be read without scripts', async () => {
          await bare.goto(address)
          await expect(bare.getByRole('heading', { level: 1 })).toBeVisible()
          const [shown = ''] = await bare.locator('body').allInnerTexts()
          for (const text of found.shows) expect(letters(shown)).toContain(letters(text))
          // Nothing is shown that only scripts could do something for.
          const dead = bare.locator('button:visible:not([type="submit"])')
          expect(await dead.allTextContents()).toEqual([])
        })

      const open = () =>
        test.step('it is taken over in silence', async () => {
          await scripted.emulateMedia({ colorScheme: first.scheme })
          await scripted.setViewportSize({ width: first.widths[0], height: 900 })
          const { said, asked } = await openAndHear(scripted, address)
          // The browser itself remarks on a page that answers 404.
          expect(said.filter((each) => status === 200 || !each.includes('status of 404'))).toEqual([])
          expect(asked.filter(({ origin }) => origin !== url).map(String)).toEqual([])
          const reads = asked.slice(1).map(({ pathname }) => pathname)
          expect(reads.filter((each) => /^\/(api|auth|e[sn]\/auth)\b/.test(each))).toEqual([])
          expect(reads.filter((each) => panel.has(each.slice(1)))).toEqual([])
        })

      const look = ({ widths, scheme }: Look) =>
        test.step(`it is clean in ${scheme} at ${widths.join(' and ')} px`, async () => {
          await scripted.emulateMedia({ colorScheme: scheme })
          for (const width of widths)
            expect(await overflowAt(scripted, width), `${width} px`).toBeLessThanOrEqual(0)
          expect(await findings(scripted, { targets: widths.includes(320) })).toEqual([])
        })

      const lookLarge = () =>
        test.step('it keeps to the window where text is twice as large', async () => {
          expect(await pastWindow(scripted, [390, 1440])).toEqual([])
        })

      // One window loads while the other is looked at.
      await Promise.all([
        readPlain(),
        open()
          .then(() => look(first))
          .then(() => look(second))
          .then(lookLarge),
      ])
    })
  }
}
