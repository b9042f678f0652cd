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
