import { expect, test } from '../gallery.ts'
import { anEvent, aSlot, farMonday } from './agendaSteps.ts'
import { enterPanel } from './panel.ts'
import { aWork, openWorks } from './worksSteps.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('Turnos shows the calendar before its controls, which unfold', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const monday = farMonday()
  const event = await anEvent(staff, 'En el teléfono')
  await aSlot(staff, event.id, monday, '10:00')
  await page.goto(`/es/admin/appointments?day=${monday}&event=${event.id}`)
  const slot = page.getByRole('group', { name: /^Turnos, / }).getByRole('link')
  await expect(slot).toBeInViewport({ ratio: 1 })
  for (const [fold, control] of [
    ['Acciones', page.getByRole('link', { name: 'Agregar turnos' })],
    ['Semana, evento y filtros', page.getByRole('button', { name: 'Sin confirmar' })],
  ] as const) {
    await expect(control).toBeHidden()
    await page.getByRole('button', { name: fold }).click()
    await expect(control).toBeVisible()
  }
})

test('the list of works says what each costs', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Con precio en la tarjeta' })
  const movement = { status: 'En consignación', price: 12_345, currency: 'USD', owner: 'Ana' }
  await staff.post(`/api/works/${id}/movements`, movement)
  const rows = await openWorks(page, 'es', '?q=precio+en+la+tarjeta')
  await expect(rows.getByText(/12\.345/)).toBeInViewport()
})
