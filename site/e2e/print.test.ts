import type { Event, Language, Work, WorkSummary } from '@gallery/contract'
import type { Page } from '@playwright/test'
import { expect, type Gallery, test } from './gallery.ts'
import { firstOf, read, settledPath } from './reading.ts'
import { collectionPage, workPage } from './recordPages.ts'

/** How many sheets a page is printed on. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

/** Of the works that are higher than wide, the page of the one of which most is written: where it was, in which books. */
async function fullestWorkPage({ server: { url } }: Gallery, language: Language): Promise<string> {
  const works = await read<WorkSummary[]>(`${url}/api/works?per_page=100`)
  const high = works.filter(({ img }) => img?.picture && img.picture.height > img.picture.width)
  const whole = await Promise.all(high.map(({ id }) => read<Work>(`${url}/api/works/${id}`)))
  const written = (work: Work) =>
    [work.reproduced_es, work.exposed_es, work.cited_es].filter(Boolean).join('').length
  const fullest = firstOf(
    whole.sort((one, other) => written(other) - written(one)),
    'high works'
  )
  return settledPath(`${url}/${language}/artists/${fullest.artist?.id}/x/${fullest.id}`)
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
      // The foot has the whole of an address.
      await expect(page.getByText(/^(Dirección permanente|Permanent address)/)).toBeHidden()
      expect(await sheetsOf(page, 'A4')).toBe(1)
      expect((await code).status()).toBe(200)
    })

    test('a high work of which much is written is one sheet too, of either format', async ({
      gallery,
      page,
    }) => {
      await page.goto(await fullestWorkPage(gallery, language))
      expect(await sheetsOf(page, 'A4')).toBe(1)
      expect(await sheetsOf(page, 'Letter')).toBe(1)
    })

    test('a description that goes on for sheets leaves the label together', async ({ gallery, page }) => {
      await page.setViewportSize({ width: 688, height: 1031 })
      await page.goto((await workPage(gallery, language)).path)
      await page.emulateMedia({ media: 'print' })
      const label = async () => {
        const names = await page.getByRole('heading', { level: 1 }).boundingBox()
        const drawing = await page.locator('main dl + svg').boundingBox()
        return (drawing?.y ?? 0) - (names?.y ?? 0)
      }
      const before = await label()
      await page
        .locator('main dl ~ div > p')
        .first()
        .evaluate((paragraph) => {
          paragraph.textContent = 'La pintura vuelve sobre la misma mesa. '.repeat(150)
        })
      expect(Math.abs((await label()) - before)).toBeLessThan(1)
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

test('where works hang on a wall, a sheet has them all with their labels', async ({ gallery, page }) => {
  const collection = await collectionPage(gallery, 'es')
  const [, , ...collected] = collection.shows
  const { works } = await read<Event>(`${gallery.server.url}/api/events/1`)
  for (const { path, titles } of [
    { path: collection.path, titles: collected },
    { path: '/es/exhibitions/1/x', titles: works.map(({ title_es }) => title_es) },
  ]) {
    await page.goto(`${path}?view=wall`)
    const wall = page.locator('[aria-roledescription="pared"]')
    const labels = titles.map((title) => page.getByRole('listitem').getByText(title, { exact: true }))
    await expect(wall).toBeVisible()
    for (const label of labels) await expect(label).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(wall).toBeHidden()
    for (const label of labels) await expect(label).not.toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

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
