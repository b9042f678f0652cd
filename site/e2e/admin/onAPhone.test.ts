import { expect, test } from '../gallery.ts'
import { anEvent, aSlot, book, farMonday } from './agendaSteps.ts'
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

test('a slot opens from an address without its day', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const monday = farMonday()
  const event = await anEvent(staff, 'Sin día')
  const slot = await aSlot(staff, event.id, monday, '10:00')
  await page.goto(`/es/admin/appointments?slot=${slot.id}`)
  await expect(page.getByRole('heading', { level: 2, name: '10:00 - 10:45' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`day=${monday}`))
})

test('who is found says when and of which event', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const event = await anEvent(staff, 'La del teléfono')
  const slot = await aSlot(staff, event.id, farMonday(), '16:00')
  const email = 'se-busca@example.org'
  await book(gallery.server.url, slot.id, email)
  await page.goto(`/es/admin/appointments?q=${email}`)
  const found = page.getByRole('row').filter({ hasText: email })
  await expect(found.getByRole('link', { name: /16:00/ })).toBeVisible()
  await expect(found.getByText('La del teléfono')).toBeVisible()
})

test('a day without slots says so and leads to the next that has some', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const monday = farMonday()
  const event = await anEvent(staff, 'Mañana sí')
  await aSlot(staff, event.id, monday, '10:00')
  const sunday = new Date(Date.parse(`${monday}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/es/admin/appointments?day=${sunday}&event=${event.id}`)
  await expect(page.getByText('No hay turnos este día')).toBeVisible()
  await page.getByRole('link', { name: /^Próximo: lunes/ }).click()
  await expect(page.getByRole('link', { name: /10:00 - 10:45/ })).toBeVisible()
})

test('the list of works says what each costs', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Con precio en la tarjeta' })
  const movement = { status: 'En consignación', price: 12_345, currency: 'USD', owner: 'Ana' }
  await staff.post(`/api/works/${id}/movements`, movement)
  const rows = await openWorks(page, 'es', '?q=precio+en+la+tarjeta')
  await expect(rows.getByText(/12\.345/)).toBeInViewport()
})
