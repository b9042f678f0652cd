import { languageCookie, type Options, type Slide, type UpcomingEvent } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'
import { read } from './reading.ts'
import { todayOf } from './today.ts'

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
  await expect(page.getByRole('status').filter({ hasText: 'Muestras | Ochava' })).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle('Inicio | Ochava')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('going back returns to the link that was followed, for who goes by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/works', { waitUntil: 'networkidle' })
  const followed = page.locator('#main details + div').getByRole('link').nth(14)
  const href = (await followed.getAttribute('href')) ?? ''
  await followed.press('Enter')
  await expect(page).toHaveURL(href)
  await expect(page.locator('#main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/en/works')
  await expect(followed).toBeFocused()
  await expect(followed).toBeInViewport()
  await page.goForward()
  await expect(page.locator('#main')).toBeFocused()
})

test('the other language is the same place, query and all, and is remembered', async ({ page, gallery }) => {
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
  for (const language of ['en', 'es']) {
    await languageLink.click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // Chromium goes to another address before a script's cookie is written.
    await expect.poll(() => remembered(page)).toBe(language)
    await page.goto('/nothing/here')
    await expect(page).toHaveURL(`/${language}`)
  }
})

/** The language that the browser would ask for at an address that names none. */
async function remembered(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === languageCookie)?.value
}

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

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * 60 * 60_000).toISOString().slice(0, 10)
}

test('Back closes the menu of a phone and leaves the page; a link in it is followed from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es')
  await page.goto('/es/events')
  const opener = page.getByRole('button', { name: 'Menú' })
  const sheet = page.getByRole('dialog')
  await opener.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/es/events')
  await opener.click()
  await sheet.getByRole('link', { name: 'Artistas' }).click()
  await expect(page).toHaveURL('/es/artists')
  await page.goBack()
  await expect(page).toHaveURL('/es/events')
  await expect(sheet).toHaveCount(0)
})
