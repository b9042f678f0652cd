import type { Locator, Page } from '@playwright/test'
import { expect, test } from './gallery.ts'

/** Pixels between the top of the window and an element's. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
}

for (const [list, link] of [
  ['/es/exhibitions', 'main article a[href^="/es/exhibitions/"]'],
  ['/es/archives/1', 'main a[href^="/es/archives/1/"]'],
  ['/es/artists', 'main a[href^="/es/artists/"]'],
] as const) {
  test(`going back to ${list} returns to the place in it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(list, { waitUntil: 'networkidle' })
    const last = page.locator(link).last()
    await last.scrollIntoViewIfNeeded()
    const before = await topOf(last)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await last.click()
    await expect(page).not.toHaveURL(list)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect.poll(() => topOf(last)).toBe(before)
  })
}

/** Holds an answer of the API back until it is let go. */
async function hold(page: Page, path: RegExp): Promise<() => void> {
  let release: (value: null) => void = () => undefined
  const held = new Promise<null>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return () => release(null)
}

test('a page that the browser kept since yesterday is read anew', async ({ page }) => {
  await page.clock.install()
  await page.goto('/es')
  await page.goto('/es/about')
  await page.clock.fastForward('24:00:00')
  const anew = page.waitForResponse('**/api/appointments/upcoming')
  await page.goBack()
  expect((await anew).status()).toBe(200)
  await expect(page).toHaveTitle('Inicio | Ochava')
})

test('a title says that it loads while the record is on its way, and no longer', async ({ page }) => {
  await page.goto('/en/exhibitions', { waitUntil: 'networkidle' })
  const release = await hold(page, /\/api\/events\/\d+$/)
  await page.locator('main article a').first().click()
  await expect(page).toHaveTitle('Loading… | Ochava')
  release()
  await expect(page).not.toHaveTitle(/Loading/)
  await expect(page).toHaveTitle(/.{3} \| Ochava$/)
})

test('a language whose texts do not come is said so in the one that is here', async ({ page }) => {
  await page.route('**/assets/english-*', (route) => route.abort())
  await page.goto('/es/about', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Algo se torció de nuestro lado' })).toBeVisible()
  await expect(page).toHaveURL('/en/about')
  await page.unroute('**/assets/english-*')
  await page.getByRole('link', { name: 'Probar otra vez' }).click()
  await expect(page).toHaveTitle('About | Ochava')
})

test('a page whose code does not come is an error page, with a way to try again', async ({ page }) => {
  await page.goto('/es/about', { waitUntil: 'networkidle' })
  await page.route('**/assets/ContactPage-*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click()
  await expect(page.getByRole('heading', { name: 'Algo se torció de nuestro lado' })).toBeVisible()
  await page.unroute('**/assets/ContactPage-*')
  await page.getByRole('link', { name: 'Probar otra vez' }).click()
  await expect(page).toHaveTitle('Contacto | Ochava')
})
