import { type Language, languages } from '@gallery/contract'
import type { BrowserContext, Page } from '@playwright/test'
import { gallerist } from './gallerist.ts'
import { expect, type Gallery, test } from './gallery.ts'
import { archivePage, artistPage, collectionPage, eventPage, itemPage, workPage } from './recordPages.ts'
import type { FoundPage } from './sitePages.ts'
import { todayOf } from './today.ts'

const sections = ['exhibitions', 'events', 'collections', 'artists', 'archives', 'about', 'contact']

async function hrefsIn(page: Page, role: 'banner' | 'contentinfo'): Promise<string[]> {
  return page
    .getByRole(role)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

for (const language of languages) {
  test(`header and footer lead everywhere, in ${language}`, async ({ page, gallery }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/${language}/about`)
    const header = await hrefsIn(page, 'banner')
    for (const path of [...sections, 'search', 'auth']) expect(header).toContain(`/${language}/${path}`)
    const other = language === 'es' ? 'en' : 'es'
    expect(header).toContain(`/${other}/about`)
    expect(header.filter((href) => href.includes('/admin'))).toEqual([])
    for (const href of header) expect((await fetch(gallery.server.url + href)).status, href).toBe(200)

    const footer = await hrefsIn(page, 'contentinfo')
    expect(footer).toContain('mailto:hola@ochava.example')
    expect(footer).toContain('https://ochava.example/newsletter')
    for (const name of ['instagram', 'facebook', 'youtube']) {
      expect(footer).toContain(`https://${name}.example/ochava`)
    }
    const today = await todayOf(gallery.server.url)
    await expect(page.getByRole('contentinfo').getByText(`© 2008–${today.slice(0, 4)} Ochava`)).toBeVisible()
  })
}

test('a tag leads to what bears it in the general archive', async ({ page, gallery }) => {
  // Of a letter that is transcribed the tags stand behind its second tab.
  const item = await itemPage(gallery, 'es', ({ tags, kind }) => tags.length > 0 && kind !== 'correspondence')
  await page.goto(item.path)
  const tag = page.getByRole('main').locator('a[href*="/archive?q="]').first()
  const words = (await tag.textContent()) ?? ''
  await tag.click()
  await expect(page).toHaveURL(`/es/archive?${new URLSearchParams({ q: words })}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archivo general')
  await expect(page.getByRole('main').getByRole('link', { name: item.title }).first()).toBeVisible()
})

test('the language menu keeps the place: a record, a filter', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { path } = await workPage(gallery, 'es')
  const { title } = await workPage(gallery, 'en')
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} | Ochava`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const filtered = await archivePage(gallery, 'en', '?q=szalay&k=correspondence')
  await page.goto(filtered.path, { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(filtered.path.replace('/en/', '/es/'))
  await expect(page.getByRole('main').locator('input[name="q"]')).toHaveValue('szalay')
})

/** The pages of records, and where each is edited. */
const edited: [
  name: string,
  find: (gallery: Gallery, language: Language) => Promise<FoundPage>,
  at: RegExp,
][] = [
  ['an event', (gallery, language) => eventPage(gallery, language, 'events'), /^\/es\/admin\/events\/\d+$/],
  ['an artist', artistPage, /^\/es\/admin\/artists\/\d+$/],
  ['a work', workPage, /^\/es\/admin\/works\/\d+$/],
  ['a collection', collectionPage, /^\/es\/admin\/backshop\/[\w-]+-\d+$/],
  ['an archive', archivePage, /^\/es\/admin\/archives\/\d+$/],
  ['an item', (gallery, language) => itemPage(gallery, language, () => true), /^\/es\/admin\/items\/[\w-]+$/],
]

async function signInAs(context: BrowserContext, { server, mailbox }: Gallery): Promise<void> {
  const staff = await gallerist(server.url, mailbox)
  await context.addCookies(staff.cookies().map((cookie) => ({ ...cookie, url: server.url })))
}

for (const [name, find, at] of edited) {
  test(`Editar on ${name} is for the gallery only`, async ({ page, context, gallery }) => {
    const { path, title } = await find(gallery, 'es')
    const edit = page.getByRole('main').getByRole('link', { name: 'Editar' })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(edit).toHaveCount(0)
    await signInAs(context, gallery)
    await page.goto(path)
    await expect(edit).toHaveAttribute('href', at)
  })
}

test('the gallery sees its hidden archives, tagged', async ({ page, context, gallery }) => {
  await page.goto('/es/archives')
  await expect(page.getByRole('main').getByText('Oculto')).toHaveCount(0)
  await signInAs(context, gallery)
  await page.goto('/es/archives')
  await expect(page.getByRole('main').getByText('Oculto').first()).toBeVisible()
})

test('previous and next lead through an artist’s works and through a collection', async ({
  page,
  gallery,
}) => {
  const collection = await collectionPage(gallery, 'es')
  for (const from of [(await artistPage(gallery, 'es')).path, collection.path]) {
    await page.goto(from, { waitUntil: 'networkidle' })
    const works = page.getByRole('main').locator(`a[href^="${from}/"]`)
    await works.first().click()
    await expect(page).toHaveURL(new RegExp(`${from}/.+`))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(page.locator('a[rel="next"]')).toBeVisible()
    await expect(page.locator('a[rel="prev"]')).toHaveCount(0)
    const first = (await heading.textContent()) ?? ''
    const second = (await page.locator('a[rel="next"] em').textContent()) ?? ''
    await page.locator('a[rel="next"]').click()
    await expect(heading).toHaveText(second)
    await page.locator('a[rel="prev"]').click()
    await expect(heading).toHaveText(first)
  }
})

test('a picture fills the screen and is left by the keyboard alone', async ({ page, gallery }) => {
  const { path } = await itemPage(
    gallery,
    'es',
    ({ images, video }) => !video && images.length === 2 && images.every(({ picture }) => picture !== null)
  )
  await page.goto(path, { waitUntil: 'networkidle' })
  const stage = page.getByRole('link', { name: /^Ver en grande/ })
  await stage.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Imágenes en grande' })
  await expect(dialog.getByText('1 de 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('2 de 2')).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('0')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(stage).toBeFocused()
})

test('back from a work returns to its place in the collection', async ({ page, gallery }) => {
  const { path } = await collectionPage(gallery, 'es')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path, { waitUntil: 'networkidle' })
  const last = page.getByRole('main').locator(`a[href^="${path}/"]`).last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  await last.click()
  await expect(page).toHaveURL(new RegExp(`${path}/.+`))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 50)
})

test('search answers as one types; back leads to the page before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/es/about', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click()
  await page.getByRole('searchbox').pressSequentially('irma szal')
  await expect(page.getByRole('main').getByRole('link', { name: 'Irma Szalay' }).first()).toBeVisible()
  await expect(page).toHaveURL('/es/search?q=irma+szal')
  await expect(page.getByRole('heading', { level: 2, name: 'Artistas' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/es/about')
})
