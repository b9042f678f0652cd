import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'
import { workPage } from './recordPages.ts'

/** How many sheets of A4 a page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

for (const { language, printed } of [
  { language: 'es', printed: /^Impreso el \d/ },
  { language: 'en', printed: /^Printed on \w/ },
] as const) {
  test.describe(`on paper, in ${language}`, () => {
    test.use({ colorScheme: 'dark' })

    test('a work is one sheet: picture, label and address, and nothing to press', async ({
      gallery,
      page,
    }) => {
      await page.goto((await workPage(gallery, language)).path)
      await expect(page.getByText(printed)).toBeHidden()
      const code = page.waitForResponse((response) => response.url().includes('/qr.svg'))
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByText(printed)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
      await expect(page.getByRole('button').and(page.locator(':visible'))).toHaveCount(0)
      await expect(page.getByRole('navigation').and(page.locator(':visible'))).toHaveCount(0)
      await expect(page.locator('body')).toHaveCSS('color', 'rgb(20, 20, 20)')
      expect(await sheetsOf(page)).toBe(1)
      expect((await code).status()).toBe(200)
    })

    test('an exhibition is a sheet for the press: facts, a view, texts and works', async ({ page }) => {
      await page.goto(`/${language}/exhibitions/1/x`)
      await page.emulateMedia({ media: 'print' })
      const works = page.getByRole('heading', { name: /^(Obras en la muestra|Works on show)$/ })
      await expect(works).toBeVisible()
      await expect(page.locator('#visit')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  })
}

for (const path of ['/es/works', '/es/archive', '/es/archives/1']) {
  test(`a list has the whole sheet, without what it can be narrowed to: ${path}`, async ({ page }) => {
    // As wide as A4 but for its margins.
    await page.setViewportSize({ width: 688, height: 1031 })
    await page.goto(path)
    const main = page.getByRole('main')
    const listed = main.locator('details + div li')
    await page.emulateMedia({ media: 'print' })
    await expect(main.locator('summary').first()).toBeHidden()
    const heading = await main.getByRole('heading', { level: 1 }).boundingBox()
    const first = await listed.first().boundingBox()
    // A large letter of a title stands a hair out of its line.
    expect(Math.abs((first?.x ?? -1) - (heading?.x ?? 0))).toBeLessThan(3)
    const [left, right] = await listed.evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect())
      return [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
    })
    expect((right ?? 0) - (left ?? 0)).toBeGreaterThan(600)
  })
}

test('the code of a page holds an address of this site only', async ({ gallery }) => {
  const statusOf = async (path: string) =>
    (await fetch(`${gallery.server.url}/qr.svg?path=${encodeURIComponent(path)}`)).status
  expect(await statusOf('/es/about')).toBe(200)
  expect(await statusOf('//elsewhere.example')).toBe(404)
  expect(await statusOf('https://elsewhere.example')).toBe(404)
  expect(await statusOf(`/${'a'.repeat(500)}`)).toBe(404)
  expect(await statusOf(`/es/appointments/confirm/${'a'.repeat(43)}`), 'a secret').toBe(404)
})

test('a secret address stands on no sheet', async ({ page }) => {
  const token = 'a'.repeat(43)
  await page.goto(`/es/appointments/confirm/${token}`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Impreso el \d/)).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await expect(page.locator('img[src^="/qr.svg"]')).toHaveCount(0)
})
