import { addDays, type WorkHoldsAnswer } from '@gallery/contract'
import type { Browser, Page } from '@playwright/test'
import { gallerist } from '../gallerist.ts'
import { expect, type Gallery, test } from '../gallery.ts'
import { dayOf } from './agendaSteps.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'
import { aWork } from './worksSteps.ts'
import { worksWords } from './worksWords.ts'

/** A browser of its own for somebody of the gallery, with the form open that holds a work of the list. */
async function openForm(browser: Browser, gallery: Gallery, title: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: gallery.server.url, locale: 'es-AR' })).newPage()
  await enterPanel(page, gallery)
  await page.goto(`/es/admin/works?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Acciones de ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Reservar', exact: true }).click()
  return page
}
const form = (page: Page) => page.getByRole('dialog', { name: 'Reservar una obra' })
const client = (page: Page) => form(page).getByLabel('Para quién')

test.use({ actionTimeout: 10_000 })
test('of two who hold a work one has it; the other keeps what they wrote, sees who was faster and comes behind', async ({
  browser,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const work = await aWork(staff, { title_es: 'De una sola' })
  const first = await openForm(browser, gallery, 'De una sola')
  const second = await openForm(browser, gallery, 'De una sola')
  await expect(form(first), 'it has the focus').toBeFocused()
  await client(first).fill('Martina Sosa')
  await client(second).fill('Estudio Larraya')
  await form(second).getByRole('button', { name: 'Una semana' }).click()
  await form(second).getByLabel('Nota').fill('Viene con la arquitecta')

  await form(first).getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect(first.getByRole('row', { name: /De una sola/ })).toContainText('Martina Sosa')
  await form(second).getByRole('button', { name: 'Reservar', exact: true }).click()
  const lost = form(second).getByRole('alert')
  await expect(lost).toContainText('la reservó recién')
  await expect(lost).toContainText('Martina Sosa')
  await expect(client(second)).toHaveValue('Estudio Larraya')
  await expect(form(second).getByLabel('Nota')).toHaveValue('Viene con la arquitecta')
  await expectGoodScreen(second, 'the form that came too late')
  await form(second).getByRole('button', { name: 'Anotar segundo' }).click()
  await expect(second.getByRole('row', { name: /De una sola/ })).toContainText('+1')

  await first.goto(`/es/admin/works/${work.id}`)
  const box = first.getByRole('region', { name: 'Reservada' })
  await expect(box.getByRole('timer')).toHaveText(/\d d/)
  await expect(box).toContainText('Segundo: Estudio Larraya')
  await expectGoodScreen(first, 'the record of a work that is held')
  const release = box.getByRole('button', { name: 'Soltar' })
  await release.click()
  await expect(box).not.toContainText('Martina Sosa')
  await expect(box, 'the button that was pressed is gone').toBeFocused()
  // The second press of a double one finds the button of who comes next.
  await release.hover()
  await first.mouse.down({ clickCount: 2 })
  await first.mouse.up({ clickCount: 2 })
  await first.getByRole('button', { name: 'Deshacer' }).click()
  await expect(box).toContainText('Martina Sosa')
  await expect(box, 'who was not released waits again').toContainText('Segundo: Estudio Larraya')
  await box.getByRole('button', { name: 'Vender' }).click()
  const sale = first.getByRole('dialog', { name: 'Vender' })
  await expect(sale.getByLabel('Comprador')).toHaveValue('Martina Sosa')
  await expect(sale.getByLabel('Precio')).toBeFocused()
  await first.keyboard.press('Enter')
  await expect(first.getByText('pasó a Vendida'), 'who holds it buys it: nothing is asked').toBeVisible()
  await expect(box).toBeHidden()
  await expect(first.getByRole('main'), 'the button that was pressed is gone').toBeFocused()
  for (const page of [first, second]) await page.context().close()
})

test('what is held is sold to somebody else only after a question that names for whom it is held', async ({
  browser,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const work = await aWork(staff, { title_es: 'Para otra' })
  await staff.post(`/api/works/${work.id}/holds`, { client: 'Martina Sosa', hours: 30 })
  const page = await (await browser.newContext({ baseURL: gallery.server.url, locale: 'es-AR' })).newPage()
  await enterPanel(page, gallery)
  await page.goto(`/es/admin/works/${work.id}/movements`)
  await page.getByRole('button', { name: 'Registrar movimiento' }).click()
  await page.getByLabel('Estado', { exact: true }).last().selectOption('Vendida')
  await expect(page.getByLabel('Comprador')).toHaveValue('Martina Sosa')
  await page.getByLabel('Comprador').fill('Estudio Larraya')
  await page.getByRole('button', { name: 'Registrar', exact: true }).click()

  const question = page.getByRole('alertdialog', { name: '¿Vender igual?' })
  await expect(question).toHaveAccessibleDescription(
    /está reservada para Martina Sosa hasta .*sus reservas terminan/
  )
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectGoodScreen(page, 'the question before a sale of what is held')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Comprador')).toHaveValue('Estudio Larraya')
  await page.getByRole('button', { name: 'Registrar', exact: true }).press('Enter')
  await question.getByRole('button', { name: 'Vender igual' }).press('Enter')
  await expect(page.getByText('pasó a Vendida')).toBeVisible()
  await page.context().close()
})

test('a hold that is prolonged shows its end, and a press sets another', async ({ page, gallery }) => {
  const staff = await enterPanel(page, gallery)
  const work = await aWork(staff, { title_es: 'Se prolonga' })
  await staff.post(`/api/works/${work.id}/holds`, { client: 'Martina Sosa', hours: 30 })
  const until = async () => {
    const { data }: WorkHoldsAnswer = await (await staff.get(`/api/works/${work.id}/holds`)).json()
    return data[0]?.until ?? ''
  }
  await page.goto(`/es/admin/works/${work.id}`)
  await page.getByRole('button', { name: 'Prolongar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Prolongar la reserva' })
  const end = dialog.getByLabel('Día y hora')
  await expect(end).toHaveValue(new RegExp(`^${dayOf(await until())}T`))
  const inAWeek = addDays(dayOf(new Date()), 7)
  await dialog.getByRole('button', { name: 'Una semana' }).click()
  await expect(end).toHaveValue(`${inAWeek}T18:00`)
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  expect(dayOf(await until())).toBe(inAWeek)
})

test('the form beside the list keeps what is typed when the list moves on without the work', async ({
  browser,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  await aWork(staff, { title_es: 'Queda al lado' })
  const page = await openForm(browser, gallery, 'Queda al lado')
  await page.setViewportSize({ width: 1440, height: 900 })
  await client(page).fill('Martina Sosa')
  await page.getByPlaceholder(worksWords.es.search).fill('xilofón')
  await expect(page.getByText(worksWords.es.nothing)).toBeVisible()
  await expect(client(page)).toHaveValue('Martina Sosa')
  await page.context().close()
})

test('the form beside the list asks before what is typed is lost to Escape, a link or another work', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  await aWork(staff, { title_es: 'Al lado primera' })
  await aWork(staff, { title_es: 'Al lado segunda' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/es/admin/works?q=Al+lado')
  const hold = async (title: string) => {
    await page.getByRole('button', { name: `Acciones de ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Reservar', exact: true }).click()
  }
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  const stay = async () => {
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(question).toHaveCount(0)
    await expect(client(page)).toHaveValue('Martina Sosa')
  }
  await hold('Al lado primera')
  await client(page).fill('Martina Sosa')
  await client(page).press('Escape')
  await stay()
  await form(page).getByRole('button', { name: 'Cerrar' }).click()
  await stay()
  await page.getByRole('link', { name: 'Al lado segunda' }).first().click()
  await stay()
  await hold('Al lado segunda')
  await stay()
  await hold('Al lado segunda')
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(form(page)).toContainText('Al lado segunda')
  await expect(client(page)).toHaveValue('')
  await client(page).press('Escape')
  await expect(form(page)).toHaveCount(0)
})

test('a hold without its day is not sent, and a day by hand is no press any more', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const work = await aWork(staff, { title_es: 'Sin día' })
  await page.goto(`/es/admin/works/${work.id}`)
  await page.getByRole('button', { name: 'Reservar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Reservar una obra' })
  await dialog.getByLabel('Para quién').fill('Martina Sosa')
  const press = dialog.getByRole('button', { name: 'Tres días' })
  await expect(press).toHaveAttribute('aria-pressed', 'true')
  const end = dialog.getByLabel('Día y hora')
  await end.fill('')
  await expect(press).toHaveAttribute('aria-pressed', 'false')
  await dialog.getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect(dialog.getByText('Elegí un día y una hora.')).toBeVisible()
  await press.click()
  await expect(end).toHaveValue(`${addDays(dayOf(new Date()), 3)}T18:00`)
})
