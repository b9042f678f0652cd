import type { Page } from '@playwright/test'
import { expect, test } from '../gallery.ts'
import { aGuest, aSlotToday, insideOf, openDoor, showSlot } from './doorSteps.ts'
import { enterPanel } from './panel.ts'

// What the page asks is answered here, not by a worker.
test.use({ serviceWorkers: 'block' })

const calls = '**/api/door'

/** Has the door look at the list now: else it does so after a while. */
async function look(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}

test('who was let in stays inside where the connection breaks before the list has come', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'A mitad de camino', { minutes: 20 })
  await aGuest(staff, slot.id, 'Sosa', 3)
  await openDoor(page, slot)
  let asked = 0
  await page.route(calls, (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    asked += 1
    return route.abort('internetdisconnected')
  })

  await page.getByRole('button', { name: 'Entró Sosa, Ana, 3' }).click()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 3 })
  const strip = page.getByRole('status').filter({ hasText: 'Sin conexión.' })
  await expect(strip).toContainText('Nada por mandar')
  const inside = page.getByRole('button', { name: /^Sosa, Ana, 3 adentro/ })
  await expect(inside).toBeVisible()
  await page.reload()
  await showSlot(page, slot)
  await expect(strip).toContainText('Nada por mandar')
  await expect(inside, 'after the page was opened anew too').toBeVisible()

  expect(asked, 'while the server is there, it is asked now and then').toBeLessThan(8)

  await page.unroute(calls)
  await look(page)
  await expect(strip).toHaveCount(0)
  await expect(inside).toBeVisible()
})

test('what is on its way for long is told, and goes once the network answers', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Sin respuesta', { minutes: 21 })
  await aGuest(staff, slot.id, 'Sosa')
  await openDoor(page, slot)
  await page.route(calls, () => undefined)

  await page.getByRole('button', { name: 'Entró Sosa, Ana, 1' }).click()
  const strip = page.getByRole('status').filter({ hasText: '1 ingreso por mandar' })
  await expect(strip).toBeVisible({ timeout: 10_000 })
  await expect(strip, 'once its time is over').toContainText('Sin conexión.', { timeout: 20_000 })
  await page.unroute(calls)
  await look(page)
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ Sosa: 1 })
  await expect(strip).toHaveCount(0)
})

test('a session that has ended is told once, and is no lost connection', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Sin sesión', { minutes: 22 })
  await openDoor(page, slot)
  let asked = 0
  await page.route(calls, (route) => {
    asked += 1
    return route.fulfill({ status: 401, json: { message: '' } })
  })
  await look(page)
  const login = page.getByRole('dialog', { name: 'Ingresar' })
  await expect(login.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)

  await expect(async () => {
    await look(page)
    expect(asked).toBeGreaterThan(3)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Puerta', exact: true })).toBeVisible()
  await expect(login).toHaveCount(0)
  await expect(page.getByText('Sin conexión')).toHaveCount(0)

  await page.getByRole('button', { name: 'Probar otra vez' }).click()
  await expect(login, 'whoever asks for the list is told again').toBeVisible()
})

test('a name that was pasted with a tab is that of somebody who comes in', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const slot = await aSlotToday(staff, 'Pegado', { minutes: 23 })
  await openDoor(page, slot)
  await page.getByRole('button', { name: 'Sin reserva', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Sin reserva, / })
  await dialog.getByRole('textbox', { name: /Nombre/ }).fill('Hugo\tPaz')
  await dialog.getByRole('button', { name: 'Entran', exact: true }).click()
  await expect.poll(() => insideOf(staff, slot.id)).toEqual({ 'Hugo Paz': 1 })
})
