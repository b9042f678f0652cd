import { expect, test } from '../gallery.ts'
import { countClicks } from './clicks.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

test('what lacks English is gone through record by record, a click each', async ({ page, gallery }) => {
  const visitor = await enterPanel(page, gallery)
  for (const id of [1, 2, 3]) await visitor.patch(`/api/archives/${id}`, { title_en: '' })
  await page.goto('/es/admin/english?kind=archives')
  await expect(page.getByRole('row')).toHaveCount(4)
  await expectGoodScreen(page, 'the list')
  await page.getByRole('link', { name: 'Empezar' }).click()
  await expect(page).toHaveURL(/\/archives\/1\?english=missing$/)
  await expectGoodScreen(page, 'a record on the way')

  await page.getByRole('textbox', { name: 'Título en' }).fill('Brandariz Papers')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('main').getByText(/^Guardado a las/)).toBeVisible()
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Siguiente', exact: true }).click()
  await expect(page).toHaveURL(/\/archives\/2\?english=missing$/)
  const taken = await clicks.take()
  console.log(`next record without English: ${taken} click`)
  expect(taken).toBe(1)
})

test('English that its Spanish has left behind is marked until it is written or declared right', async ({
  page,
  gallery,
}) => {
  const visitor = await enterPanel(page, gallery)
  await visitor.patch('/api/archives/4', { title_es: 'Otro nombre', title_en: 'Another name' })
  await visitor.patch('/api/archives/4', { title_es: 'Un nombre nuevo' })
  await page.goto('/es/admin/english?state=outdated')
  await page.getByRole('link', { name: 'Un nombre nuevo' }).click()
  await expect(page.getByText('El español cambió después')).toBeVisible()
  await page.getByRole('button', { name: 'Ver qué cambió' }).click()
  await expect(page.getByRole('main').locator('del')).toHaveText(/Otro/)
  await page.getByRole('button', { name: 'Ya está al día' }).click()
  await expect(page.getByText('El español cambió después')).toHaveCount(0)
  await page.goto('/es/admin/english?state=outdated&kind=archives')
  await expect(page.getByText('Ningún texto en español cambió después que el inglés')).toBeVisible()
})
