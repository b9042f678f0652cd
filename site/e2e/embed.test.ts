import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Language, languages, type Event as Shown, type Slot } from '@gallery/contract'
import type { Browser, Page } from '@playwright/test'
import { freePort } from '../../packages/api/src/testing/freePort.mjs'
import { findings } from './findings.ts'
import { created, createSlot, gallerist } from './gallerist.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { root } from './root.ts'
import { bookingBy, visit } from './visitor.ts'
import { comingVisit } from './visits.ts'
import { words } from './words.ts'

/** Bytes in gzip that the script may weigh: what it does, and a fifth more. The promise is 20 kB. */
const budget = 6_000

const says = {
  es: {
    left: /quedan? \d+/,
    full: 'completo',
    more: 'Una persona más',
    failed: 'No se pudieron leer los horarios.',
    retry: 'Reintentar',
  },
  en: {
    left: /\d+ left/,
    full: 'full',
    more: 'One person more',
    failed: 'The times could not be read.',
    retry: 'Try again',
  },
} as const

/** A site of somebody else, whose content policy allows just what docs/embedding.md says. */
async function openHost(gallery: string, body: string, language: Language = 'es') {
  const html = `<!doctype html><html lang="${language}"><head><title>Otro sitio</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<script async src="${gallery}/embed.js"></script></head><body><main><h1>Otro sitio</h1>${body}</main></body></html>`
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${gallery}; connect-src ${gallery}`
    )
    answer.end(html)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { url: `http://127.0.0.1:${port}/`, close }
}

/** A page in which nothing can be kept: whoever reads a cookie or a store is refused, as where cookies are blocked. */
async function openPage(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    // A header of ours would make the browser ask before, as no page of another site does.
    extraHTTPHeaders: {},
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

const blockCookies = (page: Page, host: string) =>
  page.addInitScript((host) => {
    if (location.href !== host) return
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, store, { get: refuse })
  }, host)

const linkAt = (page: Page, time: string, free: RegExp) =>
  page.getByRole('link', { name: new RegExp(`, ${time} ${free.source}`) })

/** An event of the test's own, in a month, with two times on one day: nobody else's visits are used up. */
async function openEvent({ server, mailbox }: Gallery) {
  const lucia = await gallerist(server.url, mailbox)
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const texts = { title_es: 'Visita del barrio', title_en: 'A visit of the quarter' }
  const form = { ...texts, kind: 'other', color: 'yellow', from: day, to: day, requires_registration: true }
  const event: Shown = await created(await lucia.post('/api/events', form))
  const times = { first: '15:00 - 15:45', second: '16:00 - 16:45' }
  const hours = [18, 19].map((hour) => ({ start: `${day}T${hour}:00:00Z`, end: `${day}T${hour}:45:00Z` }))
  const slots: Slot[] = []
  for (const hour of hours) slots.push(await createSlot(lucia, { ...hour, event_id: event.id, limit: 4 }))
  const [first] = slots
  if (!first) throw new Error('unreachable')
  return {
    id: event.id,
    times,
    fillFirst: async () => {
      const visitor = await visit(server.url)
      const booking = bookingBy(`embed-${event.id}`, first.id)
      expect((await visitor.post('/api/appointments', { ...booking, people: 4 })).status).toBe(201)
    },
    hide: () => lucia.patch(`/api/events/${event.id}`, { active: false, despiteBookings: true }),
  }
}

test('the script of other sites is small, asked for anew by its tag, and read by everybody', async ({
  gallery,
}) => {
  const code = await readFile(join(root, 'site/dist/embed/embed.js'))
  expect(gzipSync(code).length).toBeLessThan(budget)
  const url = `${gallery.server.url}/embed.js`
  const { status, headers } = await fetch(url)
  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(headers.get('set-cookie')).toBeNull()
  const etag = headers.get('etag') ?? ''
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('no page of the gallery can be framed, and none but the script is another site’s to read', async ({
  gallery,
}) => {
  for (const path of ['/es', '/es?day=2026-01-01&event=1', '/es/events', '/favicon.svg']) {
    const { headers } = await fetch(gallery.server.url + path)
    expect(headers.get('access-control-allow-origin'), path).toBeNull()
    expect(headers.get('x-frame-options'), path).toBe('SAMEORIGIN')
  }
  const { headers } = await fetch(`${gallery.server.url}/es`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test('another site shows the times by one tag, and leads to the booking of one, without cookies', async ({
      browser,
      gallery,
    }) => {
      const say = words[language]
      const event = await openEvent(gallery)
      const host = await openHost(
        gallery.server.url,
        `<gallery-times event="${event.id}" lang="${language}" choose-people></gallery-times>`,
        language
      )
      const page = await openPage(browser)
      await blockCookies(page, host.url)
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(error.message))
      await page.goto(host.url)

      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(linkAt(page, event.times.first, says[language].left)).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await findings(page, { targets: true })).toEqual([])
      }

      // Who books meanwhile is told of when the visitor comes back to the page.
      await event.fillFirst()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      const full = page.getByRole('listitem').filter({ hasText: event.times.first })
      await expect(full).toContainText(says[language].full)
      await expect(full.getByRole('link')).toHaveCount(0)

      await page.getByRole('button', { name: says[language].more }).press('Enter')
      await expect(page.getByRole('status').getByText(say.party(2))).toBeVisible()
      await expect(page.getByRole('button', { name: says[language].more })).toBeFocused()
      const chosen = linkAt(page, event.times.second, says[language].left)
      const address = new URL((await chosen.getAttribute('href')) ?? '')
      expect(address.searchParams.get('people')).toBe('2')
      expect(problems).toEqual([])
      expect(await page.context().cookies()).toEqual([])

      await chosen.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address.href)
      await expect(page.getByLabel(say.firstName, { exact: true })).toBeVisible()
      await expect(page.getByText(event.times.second).first()).toBeVisible()
      await expect(page.getByLabel(say.people)).toHaveValue('2')
      expect(page.context().pages()).toHaveLength(1)

      const plain = await openPage(browser, false)
      await plain.goto(address.href)
      await expect(plain.getByLabel(say.firstName, { exact: true })).toBeVisible()
      await expect(plain.getByRole('heading', { name: new RegExp(event.times.second) })).toBeVisible()
      await plain.context().close()
      await page.context().close()
      await host.close()
      await event.hide()
    })

    test('says so where the gallery does not answer, and tries again', async ({ browser, gallery }) => {
      const shown = await comingVisit(await visit(gallery.server.url), language)
      const host = await openHost(
        gallery.server.url,
        `<gallery-times event="${shown.event}"></gallery-times>`,
        language
      )
      const page = await openPage(browser)
      await page.route('**/api/**', (route) => route.abort())
      await page.goto(host.url)
      await expect(page.getByRole('status')).toHaveText(says[language].failed)
      expect(await findings(page, { targets: true })).toEqual([])
      const button = page.getByRole('button', { name: says[language].retry })
      await button.press('Enter')
      await expect(button).toBeFocused()
      await page.unroute('**/api/**')
      await button.press('Enter')
      await expect(page.getByRole('heading', { level: 2 }).getByRole('link')).toBeFocused()
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await page.context().close()
      await host.close()
    })
  })
}

test('an event that is not there says what can be done, in another tab where that is asked', async ({
  browser,
  gallery,
}) => {
  const host = await openHost(
    gallery.server.url,
    '<gallery-times event="4711" target="_blank"></gallery-times><gallery-times></gallery-times>'
  )
  const page = await openPage(browser)
  await page.goto(host.url)
  await expect(page.getByRole('status')).toHaveText([
    'Esta visita no está publicada.',
    'Esta visita no está publicada.',
  ])
  const link = page.getByRole('link', { name: 'Ir al sitio de la galería (se abre en otra pestaña)' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await page.context().close()
  await host.close()
})
