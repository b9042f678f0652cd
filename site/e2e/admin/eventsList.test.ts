import { createSlot } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { bookingBy } from '../visitor.ts'
import { anEvent, rowOf } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'

test('the list is found in, sorted, run through and changed by keyboard, many events at once', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  const titles = ['Lote de ñandú', 'Lote de arena', 'Lote de cal']
  for (const title_es of titles) await anEvent(lucia, { title_es, kind: 'other' })
  await page.goto('/es/admin/events')
  await expect(rowOf(page, 'Lote de cal')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('lote NANDU')
  await expect(page.getByText('Un evento', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=lote\+NANDU/)
  await page.getByRole('searchbox').fill('lote')
  await expect(page.getByText('3 eventos', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Muestra 0' }).click()
  await expect(page.getByText('No hay resultados para mostrar')).toBeVisible()
  await page.getByRole('link', { name: 'Otro 3' }).click()
  await page.getByRole('button', { name: 'Título' }).click()
  await expect(page).toHaveURL(/s=title/)
  await expect(page.getByRole('row').nth(1)).toContainText('Lote de arena')

  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('3 eventos elegidos')).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar', exact: true }).click()
  await expect(page.getByText('Ocultaste 3 eventos.')).toBeVisible()
  for (const title of titles) await expect(rowOf(page, title).getByRole('switch')).not.toBeChecked()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  for (const title of titles) await expect(rowOf(page, title).getByRole('switch')).toBeChecked()
})

test('an event in which people have places is hidden only when that is meant', async ({ gallery, page }) => {
  const lucia = await enterPanel(page, gallery)
  const { id, title_es } = await anEvent(lucia, { title_es: 'Con reservas', requires_registration: true })
  const slot = await createSlot(lucia, {
    event_id: id,
    start: '2199-09-23T18:00:00Z',
    end: '2199-09-23T18:45:00Z',
    limit: 4,
  })
  expect((await lucia.post('/api/appointments', bookingBy('con-reservas', slot.id))).status).toBe(201)
  await page.goto('/es/admin/events?q=con+reservas')
  const row = rowOf(page, title_es)
  await expect(row).toContainText('Un turno')
  const question = page.getByRole('alertdialog', { name: '¿Ocultar con reservas por venir?' })
  await row.getByRole('switch').click()
  await expect(question).toContainText('Hay una reserva por venir en este evento.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row.getByRole('switch')).toBeChecked()
  await row.getByRole('switch').click()
  await question.getByRole('button', { name: 'Ocultar igual' }).click()
  await expect(question).toBeHidden()
  await expect(row.getByRole('switch')).not.toBeChecked()

  await row.getByRole('link', { name: 'Un turno' }).click()
  await expect(page.getByText('1 de 4')).toBeVisible()
  await page.getByRole('switch', { name: /^Disponible: / }).click()
  await expect(page.getByRole('switch', { name: /^Disponible: / })).not.toBeChecked()
  await expect
    .poll(async () => (await (await lucia.get(`/api/places/${slot.id}`)).json()).data.unavailable)
    .toBe(true)

  const slots = page.url()
  for (const way of [/15:00 - 15:45/, 'Ver en la agenda']) {
    await page.goto(slots)
    await expect(page.getByText('1 de 4')).toBeVisible()
    await page.getByRole('link', { name: way }).click()
    await expect(page.getByRole('heading', { level: 2, name: '15:00 - 15:45' })).toBeVisible()
  }
})

test('what is ticked is changed from how it is now, and is ticked no longer once it is gone', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  for (const title_es of ['Tilde uno', 'Tilde dos']) await anEvent(lucia, { title_es })
  await page.goto('/es/admin/events?q=tilde')
  const one = rowOf(page, 'Tilde uno')
  await page.getByRole('checkbox').first().check()
  await one.getByRole('switch').click()
  await expect(one.getByRole('switch')).not.toBeChecked()
  await expect(one.getByRole('switch'), 'it is saved').not.toHaveAttribute('aria-busy', 'true')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Publicaste un evento.')).toBeVisible()
  await expect(one.getByRole('switch')).toBeChecked()

  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('2 eventos elegidos')).toBeVisible()
  await one.getByRole('button', { name: 'Acciones de Tilde uno' }).last().click()
  await page.getByRole('menuitem', { name: 'Borrar' }).click()
  await expect(page.getByText('Un evento elegido')).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar', exact: true }).click()
  await expect(page.getByText('Ocultaste un evento.')).toBeVisible()
})

test('of two events that are hidden at once each is asked about, one after the other', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  const titles = ['Doble uno', 'Doble dos']
  for (const [at, title_es] of titles.entries()) {
    const { id } = await anEvent(lucia, { title_es, requires_registration: true })
    const start = `2199-10-0${at + 1}T18:00:00Z`
    const slot = await createSlot(lucia, { event_id: id, start, end: start.replace('18:', '19:'), limit: 4 })
    expect((await lucia.post('/api/appointments', bookingBy(`doble-${at}`, slot.id))).status).toBe(201)
  }
  let pass = () => {}
  const passed = new Promise<void>((resolve) => {
    pass = resolve
  })
  await page.route('**/api/events/all', async (route) => {
    await passed
    await route.continue()
  })
  await page.goto('/es/admin/events?q=doble')
  for (const title of titles) await rowOf(page, title).getByRole('switch').click()
  pass()
  const question = page.getByRole('alertdialog', { name: '¿Ocultar con reservas por venir?' })
  await question.getByRole('button', { name: 'Ocultar igual' }).click()
  await expect(question).toBeHidden()
  await question.getByRole('button', { name: 'Ocultar igual' }).click()
  await expect(question).toBeHidden()
  for (const title of titles) {
    await expect(rowOf(page, title).getByRole('switch')).not.toBeChecked()
    await expect(rowOf(page, title).getByRole('switch')).not.toHaveAttribute('aria-busy', 'true')
  }
})
