import { expect, test } from '../gallery.ts'
import { anEvent, aPicture, readPublic, save } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'

test('pictures come many at once, are put in order by keyboard, described and hidden; a wrong one says why', async ({
  gallery,
  page,
  browser,
  baseURL,
}) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'Con imágenes' })
  await page.goto(`/es/admin/events/${id}/images`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const files = page.locator('input[type=file]')
  await files.setInputFiles([aPicture('szalay-01.jpg'), aPicture('szalay-02.jpg'), aPicture('roca-02.jpg')])
  await files.setInputFiles({ name: 'boceto.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') })
  const rows = page.getByRole('list', { name: 'Imágenes, en orden' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('El formato BMP no está permitido.').first()).toBeVisible()

  const places = { first: rows.nth(0), second: rows.nth(1), third: rows.nth(2) }
  await places.first.getByLabel('Descripción es').fill('La primera')
  await places.first.getByLabel('Descripción en').fill('The first')
  await places.second.getByLabel('Descripción es').fill('La segunda')
  await places.third.getByLabel('Descripción es').fill('La tercera')
  await save(page, 'es')

  const grip = page.getByRole('button', { name: 'Mover La tercera' })
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Levantaste La tercera, en el lugar 3 de 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('La tercera: lugar 2 de 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('La tercera: lugar 1 de 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(places.first.getByLabel('Descripción es')).toHaveValue('La tercera')
  await expect(places.first.getByText('Portada')).toBeVisible()

  const order = `**/api/events/${id}/images`
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await page.route(order, (route) => route.fulfill({ status: 503, json: { message: 'No.' } }))
  await undo.click()
  await expect(page.getByText('Error de servidor 503')).toBeVisible()
  await expect(undo, 'what could not be taken back can be tried again').toBeVisible()
  await page.unroute(order)

  await page.getByRole('switch', { name: 'Activa: La segunda' }).click()
  await expect(page.getByRole('switch', { name: 'Activa: La segunda' })).not.toBeChecked()

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
  const site = await visitor.newPage()
  const shown = async () => (await lucia.get(`/api/events/${id}`)).json()
  await expect
    .poll(async () => (await shown()).data.images.map((image: { active: boolean }) => image.active))
    .toEqual([true, true, false])
  const text = (await readPublic(site, 'es', id)) ?? ''
  expect(text.indexOf('La tercera')).toBeGreaterThan(-1)
  expect(text.indexOf('La primera')).toBeGreaterThan(text.indexOf('La tercera'))
  expect(text).not.toContain('La segunda')
  expect(await readPublic(site, 'en', id)).toContain('The first')

  await page.getByRole('button', { name: 'Borrar: La tercera' }).click()
  await expect(rows).toHaveCount(2)
  // It is offered back where everything is, and the keys are for the newest: before it the order was changed.
  await expect(page.getByRole('status').getByText('Borraste La tercera.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(places.first.getByLabel('Descripción es')).toHaveValue('La tercera')
  await visitor.close()
})
