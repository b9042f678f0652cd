import { expect, test } from './gallery.ts'
import { collectionPage } from './recordPages.ts'

for (const { language, wall, see, grid } of [
  { language: 'es', wall: 'En la pared', see: 'Ver la obra', grid: 'Grilla' },
  { language: 'en', wall: 'On the wall', see: 'See the work', grid: 'Grid' },
] as const) {
  test(`in ${language}, a collection hangs on a wall that keys pass along, and a work there leads to its page`, async ({
    gallery,
    page,
  }) => {
    await page.goto((await collectionPage(gallery, language)).path)
    await page.getByRole('link', { name: wall }).click()
    await expect(page).toHaveURL(/\?view=wall$/)
    const works = page.getByRole('main').getByRole('button', { expanded: false })
    await works.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const opened = page.getByRole('button', { expanded: true })
    await expect(opened).toHaveCount(1)
    const name = await opened.getAttribute('aria-label')
    await page.getByRole('link', { name: see }).click()
    await expect(page).toHaveURL(/\/collections\/[^/?]+\/[^/]+/)
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(async () => name?.includes((await heading.textContent()) ?? '')).toBe(true)
    await page.goBack()
    await page.getByRole('link', { name: grid }).click()
    await expect(page).not.toHaveURL(/view/)
  })
}

test('a wheel passes along the wall and leaves it at its end, and a drag is no press', async ({
  gallery,
  page,
}) => {
  await page.goto(`${(await collectionPage(gallery, 'es')).path}?view=wall`)
  const scene = page.locator('[aria-roledescription="pared"]')
  const work = scene.getByRole('button').nth(1)
  await expect(page.getByText('1 m', { exact: true })).toBeVisible()
  const box = await work.boundingBox()
  if (!box) throw new Error('the second work is not drawn')
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x - 60, box.y + 20, { steps: 4 })
  await page.mouse.up()
  expect(await scene.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50)
  await expect(scene.getByRole('button', { expanded: true })).toHaveCount(0)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scene.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  // The arrows go on from what is in the middle now.
  await expect(page.getByRole('slider')).not.toHaveAttribute('aria-valuenow', '1')
  const before = await scene.evaluate((element) => element.scrollLeft)
  await page.getByRole('button', { name: 'Obra anterior' }).click()
  await expect.poll(() => scene.evaluate((element) => element.scrollLeft)).toBeLessThan(before)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the wall shows its works, and the way back to the grid', async ({ gallery, page }) => {
    await page.goto(`${(await collectionPage(gallery, 'es')).path}?view=wall`)
    expect(await page.locator('[aria-roledescription="pared"] image').count()).toBeGreaterThan(3)
    await expect(page.locator('[aria-roledescription="pared"] image').first()).toHaveCSS('opacity', '1')
    await expect(page.getByRole('link', { name: 'Grilla' })).toBeVisible()
  })
})
