import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'

test('Ctrl+Z while something is being deleted is for that, and not for what was deleted before', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const titles = ['Papeles de antes', 'Papeles de ahora']
  for (const title_es of titles) await created(await staff.post('/api/archives', { title_es }))
  await page.goto('/es/admin/archives?q=papeles')
  const row = (title: string) => page.locator('tbody tr').filter({ hasText: title })
  const remove = async (title: string) => {
    await row(title)
      .getByRole('button', { name: /^Acciones/ })
      .click()
    await page.getByRole('menuitem', { name: 'Borrar' }).click()
  }
  await remove('Papeles de antes')
  await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(1)

  let answer = () => {}
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/archives/*', async (route) => {
    await late
    await route.continue()
  })
  await remove('Papeles de ahora')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Se deshará al terminar, si se puede.')).toBeVisible()
  answer()
  await expect(page.getByText(/^Se deshizo: .*Papeles de ahora/)).toBeVisible()
  await expect(row('Papeles de ahora')).toBeVisible()
  await expect(row('Papeles de antes')).toHaveCount(0)
})
