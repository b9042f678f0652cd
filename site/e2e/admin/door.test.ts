import type { Page, Route } from '@playwright/test'
import { created } from '../gallerist.ts'
import { expect, type Gallery, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'

test('the header leads the gallery into the panel, which opens with the events', async ({
  page,
  gallery,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /Lucía/ }).click()
  await page.getByRole('menuitem', { name: 'Panel' }).click()
  await expect(page).toHaveURL(/\/es\/admin\/events$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible()
})

test('an unknown address of the panel leads to the events, in its language', async ({ page, gallery }) => {
  await enterPanel(page, gallery)
  await page.goto('/en/admin/no/such/screen')
  await expect(page).toHaveURL(/\/en\/admin\/events$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
})

const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })

/** Opens an archive of its own by a link of the panel and begins to write. */
async function writeInArchive(page: Page, gallery: Gallery, words: string) {
  const staff = await enterPanel(page, gallery)
  const title_es = `Fondo para ${words}`
  await created(await staff.post('/api/archives', { title_es, title_en: 'To Be Written' }))
  await page.goto('/es/admin/archives')
  await page.getByRole('main').getByRole('link', { name: title_es }).click()
  const title = page.getByRole('textbox', { name: 'Título es' })
  await title.fill(words)
  return title
}

test('what is typed outlives leaving, and leaving asks first', async ({ page, gallery }) => {
  const title = await writeInArchive(page, gallery, 'Un fondo que nadie guardó')
  const elsewhere = page.getByRole('link', { name: /^Obras/ })
  await elsewhere.click()
  await question(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(title).toHaveValue('Un fondo que nadie guardó')

  await elsewhere.click()
  await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/admin\/works/)
  await page.goBack()
  await expect(title).toHaveValue('Un fondo que nadie guardó')
  await page.getByRole('button', { name: 'Descartar' }).click()
})

test('the back button asks too', async ({ page, gallery }) => {
  const title = await writeInArchive(page, gallery, 'Otro')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(title).toHaveValue('Otro')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/archives$/)
})

test('of two calls refused together, the later does not open again the login that was closed', async ({
  page,
  gallery,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/artists')
  await expect(page.getByRole('heading', { level: 1, name: 'Artistas' })).toBeVisible()
  let close = () => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const refuse = (route: Route) => route.fulfill({ status: 403, json: { message: '' } })
  // One alone: at weekends another follows it, which nobody has begun by then.
  await page.route('**/api/places/**', (route) => closed.then(() => refuse(route)), { times: 1 })
  await page.route('**/api/events?**', refuse)

  await page.getByRole('link', { name: /^Turnos/ }).click()
  const login = page.getByRole('dialog', { name: 'Ingresar' })
  await expect(login.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(login).toHaveCount(0)
  // What was said of the first goes by itself; what comes then is of the second.
  const refusals = page.getByRole('alert')
  await expect(refusals).toHaveCount(0)
  const later = page.waitForResponse('**/api/places/**')
  close()
  await later
  await expect(refusals.first()).toBeVisible()
  await expect(login).toHaveCount(0)
})
