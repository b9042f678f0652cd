import { languages } from '@gallery/contract'
import { toast } from '../bookingSteps.ts'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { activityWords } from './activityWords.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

for (const language of languages) {
  const say = activityWords[language]

  test(`what was deleted comes back, or goes for good: ${language}`, async ({ gallery, page }) => {
    const lucia = await enterPanel(page, gallery)
    const add = async (title_es: string) => {
      const work = await created<{ id: number }>(
        await lucia.post('/api/works', { title_es, title_en: title_es })
      )
      await lucia.delete(`/api/works/${work.id}`)
      return work.id
    }
    const names = { back: `Vuelve ${language}`, gone: `Se va del todo ${language}` }
    const [back, gone, last] = [await add(names.back), await add(names.gone), await add(`Queda ${language}`)]
    const status = async (id: number) => (await lucia.get(`/api/works/${id}`)).status

    await page.goto(`/${language}/admin/bin`)
    const rows = page.getByRole('row')
    await expect(rows.filter({ hasText: names.gone })).toBeVisible()
    await expectGoodScreen(page, 'the bin')
    await page.getByRole('button', { name: say.restoreOf(names.back) }).click()
    await expect(rows.filter({ hasText: names.back })).toHaveCount(0)
    await expect.poll(() => status(back)).toBe(200)
    const said = toast(page, say.restored(names.back)).locator('..')
    await said.getByRole('button', { name: say.openIt, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/works/${back}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.back)
    await page.goBack()

    await rows
      .filter({ hasText: names.gone })
      .getByRole('button', { name: say.menu(names.gone) })
      .last()
      .click()
    await page.getByRole('menuitem', { name: say.deleteForGood }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: say.deleteForGood }).click()
    await expect(rows.filter({ hasText: names.gone })).toHaveCount(0)
    await expect.poll(() => status(gone)).toBe(404)

    await page.getByRole('button', { name: say.empty }).click()
    await dialog.getByRole('button', { name: say.deleteForGood }).click()
    await expect(page.getByText(say.isEmpty)).toBeVisible()
    await expect.poll(() => status(last)).toBe(404)
  })
}

test('what could not be restored stays ticked', async ({ gallery, page }) => {
  const lucia = await enterPanel(page, gallery)
  const title_es = 'Sigue elegida'
  const { id } = await created<{ id: number }>(await lucia.post('/api/works', { title_es }))
  await lucia.delete(`/api/works/${id}`)
  await page.goto('/es/admin/bin')
  await page.getByRole('row').filter({ hasText: title_es }).getByRole('checkbox').check()
  await page.route('**/api/bin/restore', (route) => route.fulfill({ status: 503, json: { message: 'No.' } }))
  await page.getByRole('button', { name: activityWords.es.restore, exact: true }).click()
  await expect(page.getByText('Error de servidor 503')).toBeVisible()
  await expect(page.getByText('1 elegido', { exact: true })).toBeVisible()
})
