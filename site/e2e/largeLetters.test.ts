import { enterPanel } from './admin/panel.ts'
import { expect, test } from './gallery.ts'
import { pastWindow } from './largeText.ts'

test('the next times keep to a narrow phone whose text is twice as large', async ({ page }) => {
  await page.goto('/es')
  await expect(page.locator('main li time').first()).toBeAttached()
  expect(await pastWindow(page, [360])).toEqual([])
})

test('the years of an artist end inside a narrow phone whose text is twice as large', async ({ page }) => {
  await page.goto('/es/artists')
  await page.getByRole('link', { name: 'Elsa Brandariz' }).click()
  await expect(page.locator('main svg text').first()).toBeVisible()
  expect(await pastWindow(page, [360])).toEqual([])
})

test('how a work is cited keeps to a narrow phone whose text is twice as large', async ({ page }) => {
  const { data } = await (await page.request.get('/api/works?per_page=1')).json()
  await page.goto(`/id/w${data[0].id}`)
  await page.getByRole('link', { name: 'Citar' }).click()
  await expect(page.getByRole('region', { name: 'Citar' })).toBeFocused()
  expect(await pastWindow(page, [360])).toEqual([])
})

for (const [path, what] of [
  ['/es/admin/works', 'a list of works'],
  ['/es/admin/works/1', 'a work'],
  ['/es/admin/events/7', 'an event'],
  ['/es/admin/options/days', 'opening hours'],
] as const) {
  test(`the panel shows ${what} inside windows of every width whose text is twice as large`, async ({
    page,
    gallery,
  }) => {
    await enterPanel(page, gallery)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await pastWindow(page, [390, 820, 1440])).toEqual([])
  })
}
