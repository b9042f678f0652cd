import type { Page } from '@playwright/test'
import { expect, test } from '../gallery.ts'
import { anEvent, aSlot, farMonday, openSlot } from './agendaSteps.ts'
import { agendaWords } from './agendaWords.ts'
import { enterPanel } from './panel.ts'
import { aWork } from './worksSteps.ts'

const say = agendaWords.es

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })

/** Expects the question, which says that nothing is kept, and goes on writing. */
async function stay(page: Page): Promise<void> {
  await expect(question(page)).toHaveAccessibleDescription('Lo que escribiste se pierde.')
  await question(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question(page)).toHaveCount(0)
}

/** Answers the question by leaving. */
async function leave(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(question(page)).toHaveCount(0)
}

test('who is being written down is not lost to another slot, or to the back button', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const monday = farMonday()
  const event = await anEvent(staff, 'A medio anotar')
  const slot = await aSlot(staff, event.id, monday, '10:00')
  await aSlot(staff, event.id, monday, '12:00')
  await page.goto(`/es/admin/appointments?day=${monday}&event=${event.id}`)
  await page.getByRole('link', { name: /10:00 - 10:45/ }).click()
  await page.getByRole('button', { name: say.byHand }).click()
  const name = page.getByRole('textbox', { name: say.firstName })
  await name.fill('Nélida')

  const other = page.getByRole('link', { name: /12:00 - 12:45/ })
  await other.click()
  await stay(page)
  await expect(name).toHaveValue('Nélida')
  await page.goBack()
  await stay(page)
  await expect(page).toHaveURL(new RegExp(`slot=${slot.id}`))
  await expect(name).toHaveValue('Nélida')

  await other.click()
  await leave(page)
  await expect(page.getByRole('heading', { level: 2, name: '12:00 - 12:45' })).toBeVisible()
})

test('what was written down, or given up, is not asked about', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const event = await anEvent(staff, 'Anotada')
  const slot = await aSlot(staff, event.id, farMonday(), '10:00')
  await openSlot(page, 'es', slot)
  await page.getByRole('button', { name: say.byHand }).click()
  await page.getByRole('textbox', { name: say.firstName }).fill('Nélida')
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await page.getByRole('link', { name: /^Obras/ }).click()
  await expect(page).toHaveURL(/\/admin\/works/)
})

test('who is being written down is not lost to a search', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const event = await anEvent(staff, 'Mientras se busca')
  const slot = await aSlot(staff, event.id, farMonday(), '10:00')
  await openSlot(page, 'es', slot)
  await page.getByRole('button', { name: say.byHand }).click()
  const name = page.getByRole('textbox', { name: say.firstName })
  await name.fill('Nélida')

  const search = page.getByRole('searchbox', { name: 'Buscar por nombre, mail o teléfono' })
  await search.fill('Sosa')
  await stay(page)
  // Nothing is searched for any more: leaving the field asks nothing.
  await expect(search).toHaveValue('')
  await name.pressSequentially('Inés ')
  await expect(name).toHaveValue(/Inés/)
  await expect(question(page)).toHaveCount(0)

  await search.fill('Sosa')
  await leave(page)
  await expect(page).toHaveURL(/[?&]q=Sosa/)
  await expect(name).toHaveCount(0)
})

test('a movement outlives another part of its record, and leaving the record asks', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const work = await aWork(staff, { title_es: 'A medio mover' })
  await page.goto(`/es/admin/works/${work.id}/movements`)
  await page.getByRole('button', { name: 'Registrar movimiento' }).click()
  const owner = page.getByLabel('Propietario')
  await owner.fill('Estudio Larraya')
  await page
    .locator('h2')
    .getByRole('button', { name: /^Imágenes/ })
    .click()
  await expect(owner).toBeHidden()
  await page
    .locator('h2')
    .getByRole('button', { name: /^Movimientos/ })
    .click()
  await expect(owner).toHaveValue('Estudio Larraya')
  // The sidebar's: the record's head leads to the list too.
  const list = page
    .getByRole('navigation')
    .getByRole('link', { name: /^Obras/ })
    .first()
  await list.click()
  await stay(page)
  await expect(owner).toHaveValue('Estudio Larraya')
  await list.click()
  await leave(page)
  await expect(page).toHaveURL(/\/admin\/works$/)
})

for (const [path, title] of [
  ['items/create', 'subtitle_es'],
  ['archives/create', 'title_es'],
] as const) {
  test(`leaving ${path} asks once something was typed`, async ({ gallery, page }) => {
    await enterPanel(page, gallery)
    await page.goto(`/es/admin/${path}`)
    const works = page.getByRole('navigation').getByRole('link', { name: /^Obras/ })
    const field = page.locator(`[name=${title}]`)
    await field.fill('A medio escribir')
    await works.click()
    await stay(page)
    await expect(field).toHaveValue('A medio escribir')
    await works.click()
    await leave(page)
    await expect(page).toHaveURL(/\/admin\/works$/)
  })
}

test('a dialog with something typed stays at a press beside it, and asks at Escape and at the back button', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/works')
  await page.getByRole('button', { name: 'Nueva obra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva obra' })
  const title = dialog.locator('[name=title_es]')
  await title.fill('Sin terminar')
  await page.mouse.click(5, 5)
  await expect(title).toHaveValue('Sin terminar')
  await page.keyboard.press('Escape')
  await stay(page)
  await page.goBack()
  await stay(page)
  await expect(title).toHaveValue('Sin terminar')
  await page.keyboard.press('Escape')
  await leave(page)
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Nueva obra' }).click()
  await expect(title).toHaveValue('')
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test('a plan of slots is not lost to a link, or to another event', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const event = await anEvent(staff, 'A medio planear')
  const other = await anEvent(staff, 'Otro plan')
  await page.goto(`/es/admin/appointments/add?event=${event.id}`)
  const limit = page.getByLabel('Lugares por turno')
  await limit.fill('7')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Obras/ })
    .first()
    .click()
  await stay(page)
  const events = page.getByRole('combobox', { name: /^Evento/ })
  await events.selectOption(String(other.id))
  await stay(page)
  await expect(events).toHaveValue(String(event.id))
  await expect(limit).toHaveValue('7')
  await events.selectOption(String(other.id))
  await leave(page)
  await expect(page).toHaveURL(new RegExp(`event=${other.id}`))
})
