import { expect, test } from '../gallery.ts'
import { lose } from '../lost.ts'
import { enterPanel } from './panel.ts'
import { aWork } from './worksSteps.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('where the palette does not come, it is said, and what is typed in a record stays', async ({
  gallery,
  page,
  context,
}) => {
  const { id } = await aWork(await enterPanel(page, gallery), { title_es: 'Sin paleta' })
  const find = await lose(page, 'PanelPalette')
  await page.goto(`/es/admin/works/${id}`)
  const title = page.getByRole('textbox', { name: 'Título es' })
  await title.fill('Sin paleta, 1951')
  await page.keyboard.press('Control+k')
  await expect(page.getByText('No se pudo leer. Puede ser la conexión.')).toBeVisible()
  await expect(title).toHaveValue('Sin paleta, 1951')

  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(async () => {
    await title.press('End')
    await page.keyboard.type('!')
    await expect(title).toHaveValue(/!$/, { timeout: 500 })
  }, 'keys go to the record, not to what does not come').toPass({ timeout: 10_000 })
  await context.setOffline(false)

  await find()
  const palette = page.getByRole('combobox', { name: /^Ir a/ })
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('a text whose editor does not come is read, and written once somebody reaches for it', async ({
  gallery,
  page,
}) => {
  const description = '<p>La más temprana de las tablas.</p>'
  const { id } = await aWork(await enterPanel(page, gallery), {
    title_es: 'Sin editor',
    description_es: description,
  })
  const find = await lose(page, 'EditorSurface')
  await page.goto(`/es/admin/works/${id}`)
  const title = page.getByRole('textbox', { name: 'Título es' })
  await title.fill('Sin editor, 1951')
  const text = page.getByText('La más temprana de las tablas.')
  await expect(text).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Descripción es' })).toHaveCount(0)

  await find()
  await text.click()
  await expect(page.getByRole('textbox', { name: 'Descripción es' })).toContainText('La más temprana')
  await expect(title).toHaveValue('Sin editor, 1951')
})
