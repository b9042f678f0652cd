import type { EventSummary, Language, Options, Slide, UpcomingEvent } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'
import { sitePages } from './sitePages.ts'

const languages: readonly Language[] = ['es', 'en']

/** The document before its first script, as it comes over the wire. */
async function served(url: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(url)
  const text = await answer.text()
  const script = text.indexOf('<script')
  expect(script).toBeGreaterThan(0)
  return { status: answer.status, html: text.slice(0, script) }
}

/** Text as it stands in markup. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
}

async function read<Data>(url: string, body?: unknown): Promise<Data> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(url, body === undefined ? {} : init)
  const { data }: { data: Data } = await answer.json()
  return data
}

for (const language of languages) {
  test.describe(language, () => {
    for (const { name, path, title, secret } of sitePages) {
      test(`${name}: whole before a script runs, then taken over in silence`, async ({ page, gallery }) => {
        const url = gallery.server.url + (await path(gallery, language))
        const { status, html } = await served(url)
        expect(status).toBe(200)
        expect(html).toContain(`<html lang="${language}">`)
        expect(html).toMatch(
          title ? `<title>${title[language]} | Ochava</title>` : /<title>[^|<]{3,} \| Ochava<\/title>/
        )
        expect(html).toContain('<meta name="description" content="')
        expect(html.match(/<h1[ >]/g)).toHaveLength(1)
        expect(html).not.toMatch(/\sstyle=/)
        for (const [other, link] of [
          ['canonical', 'rel="canonical" href="'],
          ['es', 'hreflang="es" href="'],
          ['en', 'hreflang="en" href="'],
        ]) {
          expect(
            html.includes(`<link rel="alternate" ${link}`) || html.includes(`<link ${link}`),
            other
          ).toBe(!secret)
        }

        const said: string[] = []
        page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
        page.on('pageerror', (error) => said.push(String(error)))
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await page.goto(url, { waitUntil: 'networkidle' })
        expect(await isTakenOver(page)).toBe(true)
        expect(said).toEqual([])
        expect(asked.slice(1).filter((each) => /^\/(api|auth|e[sn]\/auth)\b/.test(each))).toEqual([])
        for (const width of [320, 390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(over, `pixels beyond ${width}`).toBeLessThanOrEqual(0)
        }
      })
    }

    test('the home page brings headline, slides and timeline', async ({ gallery }) => {
      const { url } = gallery.server
      const { html } = await served(`${url}/${language}`)
      const options = await read<Options>(`${url}/api/options`)
      const slides = await read<Slide[]>(`${url}/api/slides`)
      const events = await read<UpcomingEvent[]>(`${url}/api/appointments/upcoming`, {})
      expect(html).toContain(escaped(options[`txtPrincipal_${language}`]))
      expect(html).toContain(`<meta name="description" content="${options[`tagline_${language}`]}`)
      expect(slides.length).toBeGreaterThan(2)
      for (const slide of slides) expect(html).toContain(escaped(slide[`title_${language}`]))
      expect(events.length).toBeGreaterThan(3)
      for (const event of events) expect(html).toContain(escaped(event[`title_${language}`]))
    })

    test('the lists bring their events', async ({ gallery }) => {
      const { url } = gallery.server
      for (const kind of ['events', 'exhibitions']) {
        const { html } = await served(`${url}/${language}/${kind}`)
        const events = await read<EventSummary[]>(`${url}/api/events?${kind}=true`)
        expect(events.length).toBeGreaterThan(2)
        for (const event of events) expect(html).toContain(escaped(event[`title_${language}`]))
      }
    })
  })
}

/** React has put its handlers on the page's markup. */
function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.getElementById('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

test('addresses of no page lead home in the visitor’s language', async ({ gallery }) => {
  const expected: [path: string, accepts: string, home: string][] = [
    ['/', 'en-GB,en;q=0.9', '/en'],
    ['/', 'pt-BR,es;q=0.5', '/es'],
    ['/', 'ja', '/es'],
    ['/nothing/here', 'en', '/en'],
    ['/es/nothing', 'en', '/es'],
    ['/en/nothing/at/all', 'es', '/en'],
  ]
  for (const [path, language, home] of expected) {
    const answer = await fetch(gallery.server.url + path, {
      redirect: 'manual',
      headers: { 'accept-language': language },
    })
    expect([answer.status, answer.headers.get('location')], `${path} ${language}`).toEqual([302, home])
  }
})

test('what msg says is shown once and leaves the address', async ({ page }) => {
  await page.goto('/es/events?msg=Todo+%3Cb%3Ebien%3C%2Fb%3E&p=1')
  await expect(page.getByText('Todo <b>bien</b>')).toBeVisible()
  await expect(page).toHaveURL('/es/events?p=1')
})

test('Anterior and Siguiente move the window by ten days', async ({ page, gallery }) => {
  const today = await todayOf(gallery.server.url)
  await page.goto('/es')
  const nav = page.getByRole('navigation', { name: 'Fechas' })
  await expect(nav.getByRole('link', { name: 'Anterior' })).toHaveCount(0)
  await nav.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(`/es?from=${addDays(today, 10)}`)
  await expect(page.getByRole('grid').getByRole('columnheader')).toHaveCount(11)
  await nav.getByRole('link', { name: 'Anterior' }).click()
  await expect(page).toHaveURL(`/es?from=${today}`)
  await expect(nav.getByRole('link', { name: 'Anterior' })).toHaveCount(0)
})

test('another page begins at its top, under its own title; going back returns to the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/es', { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const below = await page.evaluate(() => window.scrollY)
  expect(below).toBeGreaterThan(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Muestras' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveTitle('Muestras | Ochava')
  await expect(page).toHaveURL('/es/exhibitions')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Inicio | Ochava')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('the other language is the same place, query and all', async ({ page, gallery }) => {
  const from = addDays(await todayOf(gallery.server.url), 10)
  await page.goto(`/es?from=${from}`)
  const languageLink = page
    .getByRole('banner')
    .getByRole('link', { name: /^(English|Español)$/ })
    .first()
  await languageLink.click()
  await expect(page).toHaveURL(`/en?from=${from}`)
  await expect(page).toHaveTitle('Home | Ochava')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await languageLink.click()
  await expect(page).toHaveURL(`/es?from=${from}`)
  await expect(page).toHaveTitle('Inicio | Ochava')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page shows everything and its links lead on', async ({ page, gallery }) => {
    const { url } = gallery.server
    const options = await read<Options>(`${url}/api/options`)
    const events = await read<UpcomingEvent[]>(`${url}/api/appointments/upcoming`, {})
    await page.goto('/es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(options.txtPrincipal_es)
    const [slide] = await read<Slide[]>(`${url}/api/slides`)
    const slides = page.getByRole('region', { name: 'Destacados' })
    await expect(slides.getByRole('link', { name: slide?.title_es }).first()).toBeVisible()
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('rowheader')).toHaveCount(events.length)
    for (const event of events) await expect(grid.getByText(event.title_es, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Siguiente', exact: true }).last().click()
    await expect(page).toHaveURL(`/es?from=${addDays(await todayOf(url), 10)}`)
    await page.getByRole('banner').getByRole('link', { name: 'Muestras' }).click()
    await expect(page).toHaveTitle('Muestras | Ochava')
    await page.getByRole('main').getByRole('link', { name: 'La línea que corta la esquina' }).first().click()
    await expect(page).toHaveTitle('La línea que corta la esquina | Ochava')
  })
})

async function todayOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/options`)
  const { today }: { today: string } = await answer.json()
  return today
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * 60 * 60_000).toISOString().slice(0, 10)
}
