import { expect, test } from '../gallery.ts'
import { lose } from '../lost.ts'
import { aSlotToday, openDoor } from './doorSteps.ts'
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

test('whoever gives the palette up while it is on its way hears nothing of it, though it does not come', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  let lose: () => void = () => undefined
  const lost = new Promise<void>((resolve) => {
    lose = resolve
  })
  await page.route(/PanelPalette-[^/]*\.js$/, async (route) => {
    await lost
    await route.abort()
  })
  await page.goto('/es/admin/works')
  await expect(page.getByRole('table', { name: 'Obras' })).not.toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox', { name: 'Buscar' }).click()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('PanelPalette'))
  lose()
  await failed
  await page.keyboard.type('patio')
  await expect(page).toHaveURL(/q=patio/)
  // At once: what is told goes by itself.
  expect(await page.getByText('No se pudo leer. Puede ser la conexión.').count()).toBe(0)
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

test('a text whose editor does not come is reached by keys too, and written in from there', async ({
  gallery,
  page,
}) => {
  const { id } = await aWork(await enterPanel(page, gallery), {
    title_es: 'Por teclado',
    description_es: '<p>Tinta sobre papel.</p>',
  })
  const find = await lose(page, 'EditorSurface')
  await page.goto(`/es/admin/works/${id}`)
  const text = page.getByRole('group', { name: 'Descripción es' })
  await expect(text).toHaveAttribute('tabindex', '0')

  await find()
  await text.focus()
  const editor = page.getByRole('textbox', { name: 'Descripción es' })
  await expect(editor).toBeFocused()
  await page.keyboard.type('Firmada. ')
  await expect(editor).toContainText('Firmada.')
})

test.describe('where no worker keeps the door', () => {
  test.use({ serviceWorkers: 'block' })

  test('the door’s camera says that it is being opened while its code does not come, and can be closed', async ({
    gallery,
    page,
  }) => {
    const staff = await enterPanel(page, gallery)
    const slot = await aSlotToday(staff, 'Sin cámara', { minutes: 19 })
    const find = await lose(page, 'ScanScreen')
    await openDoor(page, slot)
    const scan = page.getByRole('button', { name: 'Escanear' })
    await page.context().setOffline(true)
    await scan.click()
    await expect(page.getByText('Abriendo la cámara…')).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar la cámara' }).click()
    await expect(page.getByText('Sin cámara').first()).toBeVisible()
    await expect(scan).toBeFocused()

    await page.context().setOffline(false)
    await find()
    await scan.click()
    await expect(page.getByRole('textbox', { name: 'Código de la reserva' })).toBeVisible()
  })
})
