import { enterPanel } from './admin/panel.ts'
import { cellOf, choose, fillForm, openHome, toast } from './bookingSteps.ts'
import { expect, test } from './gallery.ts'
import { visit } from './visitor.ts'
import { comingVisit } from './visits.ts'
import { words } from './words.ts'

const lost = 'No hay conexión. Lo que ves y lo que escribiste queda acá.'
const unsent = 'No se envió: no hay conexión. Probá otra vez cuando vuelva.'
const back = 'Volvió la conexión.'

test('without a connection a page stays, says so, and follows the link when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/es/artists', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await expect(toast(page, lost)).toBeVisible()
  await page.getByRole('link', { name: 'Elsa Brandariz' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Artistas' })).toBeVisible()
  await expect(page).toHaveURL('/es/artists')

  await context.setOffline(false)
  await expect(toast(page, back)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Elsa Brandariz' })).toBeVisible()
  await expect(toast(page, lost)).toHaveCount(0)
})

test('a connection that is lost on the way is waited for, and the gallery is not blamed', async ({
  page,
}) => {
  await page.goto('/es', { waitUntil: 'networkidle' })
  await page.route('**/*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('banner').getByRole('link', { name: 'Artistas' }).click()
  await expect(toast(page, lost)).toBeVisible()
  await expect(page.getByText('Algo se torció')).toHaveCount(0)

  await page.unroute('**/*')
  await expect(page.getByRole('heading', { level: 1, name: 'Artistas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Elsa Brandariz' })).toBeVisible()
})

test('a form that is sent without a connection says by its button that it was not, and is sent when it is back', async ({
  page,
  context,
  gallery,
}) => {
  const booked = await comingVisit(await visit(gallery.server.url), 'es')
  await openHome(page, 'es')
  await cellOf(page, booked).click()
  const dialog = page.getByRole('dialog')
  await choose(dialog, booked.time, 'es')
  await fillForm(dialog, 'unsent@example.org', 'es')
  const save = dialog.getByRole('button', { name: words.es.save })
  await context.setOffline(true)
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(unsent)
  await expect(save).toBeEnabled()

  await context.setOffline(false)
  await expect(toast(page, back)).toBeVisible()
  await save.click()
  await expect(dialog.getByRole('heading', { name: words.es.oneStepLeft })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('a message that is sent without a connection is kept, and says that it was not sent', async ({
  page,
  context,
}) => {
  await page.goto('/es/contact', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByLabel('Nombre', { exact: true }).fill('Martina')
  await main.getByLabel('Email', { exact: true }).fill('unsent@example.org')
  await main.getByLabel('Asunto').fill('Una pregunta')
  await main.getByLabel('Mensaje').fill('¿Abren los lunes?')
  await context.setOffline(true)
  await main.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(main.getByRole('alert')).toHaveText(unsent)
  await expect(main.getByLabel('Mensaje')).toHaveValue('¿Abren los lunes?')
})

test('what is typed in the panel outlives a lost connection, and is saved when it is back', async ({
  page,
  context,
  gallery,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/options/home', { waitUntil: 'networkidle' })
  const phone = page.getByRole('textbox', { name: 'Teléfono' })
  await phone.fill('11 5555 0101')
  await context.setOffline(true)
  await expect(toast(page, lost)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Sin conexión. Lo escrito queda en este equipo.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await context.setOffline(false)
  await expect(toast(page, back)).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText(/^Guardado a las/)).toBeVisible()
  await expect(phone).toHaveValue('11 5555 0101')

  await context.setOffline(true)
  await expect(toast(page, lost)).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Archivos/ })
    .click()
  await expect(page).toHaveURL('/es/admin/options/home')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Archivos' })).toBeVisible()
})
