import { expect, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'
import { openWorks } from './worksSteps.ts'

test('what was made though its answer was lost is not made twice: pressed again, it is said, and the list has it', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const title = 'De respuesta perdida'
  await openWorks(page, 'es')
  await page.getByRole('button', { name: 'Nueva obra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva obra' })
  await dialog.getByLabel(/^Título es/).fill(title)
  await page.route(
    '**/api/works',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 }
  )
  const create = dialog.getByRole('button', { name: 'Crear obra' })
  await create.click()
  await expect(page.getByRole('alert').getByText(/^No hay conexión/)).toBeVisible()

  await create.click()
  await expect(page.getByRole('alert').getByText(/^Ya se había guardado/)).toBeVisible()
  await expect(page.locator('tbody tr').filter({ hasText: title }), 'behind the form').toHaveCount(1)
  const { meta } = await (await staff.get('/api/works?showAll=1&query=respuesta+perdida')).json()
  expect(meta.total).toBe(1)
})
