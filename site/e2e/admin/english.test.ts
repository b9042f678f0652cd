import type { Archive, EnglishAnswer } from '@gallery/contract'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import type { Visitor } from '../visitor.ts'
import { countClicks } from './clicks.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

async function anArchive(staff: Visitor, titles: Partial<Archive>): Promise<Archive> {
  return created(await staff.post('/api/archives', titles))
}

test('what lacks English is gone through record by record, a click each', async ({ page, gallery }) => {
  const staff = await enterPanel(page, gallery)
  // Made one after the other, they follow each other in the list, which is by kind and by id.
  const one = await anArchive(staff, { title_es: 'Fondo sin inglés' })
  const next = await anArchive(staff, { title_es: 'Otro fondo sin inglés' })
  const waiting: EnglishAnswer = await (await staff.get('/api/english?kind=archives')).json()
  await page.goto('/es/admin/english?kind=archives')
  await expect(page.getByRole('row')).toHaveCount(waiting.data.length + 1)
  await expectGoodScreen(page, 'the list')
  await page.getByRole('link', { name: 'Empezar' }).click()
  await expect(page).toHaveURL(new RegExp(`/archives/${waiting.data[0]?.id}\\?english=missing$`))
  await page.goto('/es/admin/english?kind=archives')
  await page.getByRole('link', { name: one.title_es, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/archives/${one.id}\\?english=missing$`))
  await expectGoodScreen(page, 'a record on the way')

  await page.getByRole('textbox', { name: 'Título en' }).fill('Papers in English')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('main').getByText(/^Guardado a las/)).toBeVisible()
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Siguiente', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/archives/${next.id}\\?english=missing$`))
  const taken = await clicks.take()
  console.log(`next record without English: ${taken} click`)
  expect(taken).toBe(1)
})

test('English that its Spanish has left behind is marked until it is written or declared right', async ({
  page,
  gallery,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await anArchive(staff, { title_es: 'Otro nombre', title_en: 'Another name' })
  await staff.patch(`/api/archives/${id}`, { title_es: 'Un nombre nuevo' })
  await page.goto('/es/admin/english?state=outdated&kind=archives')
  await page.getByRole('link', { name: 'Un nombre nuevo' }).click()
  await expect(page.getByText('El español cambió después')).toBeVisible()
  await page.getByRole('button', { name: 'Ver qué cambió' }).click()
  await expect(page.getByRole('main').locator('del')).toHaveText(/Otro/)
  await page.getByRole('button', { name: 'Ya está al día' }).click()
  await expect(page.getByText('El español cambió después')).toHaveCount(0)
  await page.goto('/es/admin/english?state=outdated&kind=archives')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Un nombre nuevo' })).toHaveCount(0)
})
