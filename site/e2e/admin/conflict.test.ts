import type { ItemDetail, WorkDetail } from '@gallery/contract'
import type { Browser, Page } from '@playwright/test'
import { created, gallerist } from '../gallerist.ts'
import { expect, type Gallery, test } from '../gallery.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'
import { aWork } from './worksSteps.ts'

/** A browser of its own for somebody of the gallery, on the screen of a work. */
async function openWork(browser: Browser, gallery: Gallery, { id }: WorkDetail): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: gallery.server.url, locale: 'es-AR' })).newPage()
  await enterPanel(page, gallery)
  await page.goto(`/es/admin/works/${id}/edit`)
  await expect(field(page, 'Título es')).toHaveValue('De las dos')
  return page
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
/** Finds somebody known by name, whose the work is to be. */
async function pickArtist(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Artista' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const saved = (page: Page) => expect(page.getByRole('main').getByText(/^Guardado a las/)).toBeVisible()

test('the second of two who change the same field sees both and chooses', async ({ browser, gallery }) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const work = await aWork(staff, { title_es: 'De las dos' })
  const [first, second] = [await openWork(browser, gallery, work), await openWork(browser, gallery, work)]
  await field(first, 'Título es').fill('Lo de la primera')
  await field(second, 'Título es').fill('Lo de la segunda')
  await pickArtist(first, 'Elsa Brandariz')
  await pickArtist(second, 'Tomás Verardi')
  await field(second, 'Serie').fill('Serie de la segunda')
  await save(first)
  await saved(first)
  await save(second)

  const question = second.getByRole('alertdialog', {
    name: 'Guardaste esto en otra ventana mientras lo editabas acá',
  })
  await expect(question.getByText('Lo de la primera')).toBeVisible()
  await expect(question.getByText('Lo de la segunda')).toBeVisible()
  // Whose it is, by name: what is sent are numbers.
  await expect(question.getByRole('group', { name: 'Artista' })).toHaveText(/Tomás Verardi.*Elsa Brandariz/)
  await expect(question.getByRole('button', { name: 'Guardar lo elegido' })).toBeDisabled()
  await expectGoodScreen(second, 'the question')
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field(second, 'Título es')).toHaveValue('Lo de la segunda')

  await second.getByRole('button', { name: 'Comparar y elegir' }).click()
  for (const group of await question.getByRole('group').all()) await group.getByRole('radio').first().check()
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await saved(second)
  await first.reload()
  await expect(field(first, 'Título es')).toHaveValue('Lo de la segunda')
  await expect(field(first, 'Serie')).toHaveValue('Serie de la segunda')
  for (const page of [first, second]) await page.context().close()
})

test('what only one side touched comes together by itself', async ({ browser, gallery }) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const work = await aWork(staff, { title_es: 'De las dos' })
  const [first, second] = [await openWork(browser, gallery, work), await openWork(browser, gallery, work)]
  await field(first, 'Serie').fill('De la primera')
  await field(second, 'Título en').fill('Of the second')
  await save(first)
  await saved(first)
  await save(second)
  await saved(second)
  await expect(field(second, 'Serie')).toHaveValue('De la primera')
  await first.reload()
  await expect(field(first, 'Título en')).toHaveValue('Of the second')
  for (const page of [first, second]) await page.context().close()
})

/** A browser of its own for somebody of the gallery, on the files of an item. */
async function openFiles(browser: Browser, gallery: Gallery, { id }: ItemDetail): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: gallery.server.url, locale: 'es-AR' })).newPage()
  await enterPanel(page, gallery)
  await page.goto(`/es/admin/items/${id}/images`)
  await expect(page.getByRole('heading', { level: 1, name: 'Carta de las dos' })).toBeVisible()
  return page
}
/** The Spanish description of a file; its row names it in its buttons. */
const described = (page: Page, name: string) =>
  page
    .locator('[data-sorted]')
    .filter({ has: page.getByRole('button', { name: `Borrar: ${name}` }) })
    .locator('[data-language="es"] textarea')
    .first()
const aText = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name}:`) })

test('texts of two files of an item come together; of the same file both are shown', async ({
  browser,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const item: ItemDetail = await created(
    await staff.post('/api/items', {
      kind: 'correspondence',
      subtitle_es: 'Carta de las dos',
      subtitle_en: 'Letter of Both',
    })
  )
  const first = await openFiles(browser, gallery, item)
  await first.locator('#main input[type="file"]').setInputFiles([aText('carta.txt'), aText('sobre.txt')])
  await expect(first.locator('[data-sorted]')).toHaveCount(2)
  const second = await openFiles(browser, gallery, item)
  await expect(second.locator('[data-sorted]')).toHaveCount(2)

  await described(first, 'carta.txt').fill('La carta, de la primera')
  await described(second, 'sobre.txt').fill('El sobre, de la segunda')
  await save(first)
  await saved(first)
  await save(second)
  await saved(second)
  await expect(described(second, 'carta.txt')).toHaveValue('La carta, de la primera')
  await first.reload()
  await expect(described(first, 'carta.txt')).toHaveValue('La carta, de la primera')
  await expect(described(first, 'sobre.txt')).toHaveValue('El sobre, de la segunda')

  await described(first, 'carta.txt').fill('Otra de la primera')
  await described(second, 'carta.txt').fill('Otra de la segunda')
  await save(first)
  await saved(first)
  await save(second)
  const question = second.getByRole('alertdialog')
  await expect(question.getByText('Descripción (es) de «carta.txt»').first()).toBeVisible()
  await expect(question.getByText('Otra de la primera')).toBeVisible()
  await expect(question.getByText('Otra de la segunda')).toBeVisible()
  await question.getByRole('radio').first().check()
  await question.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await saved(second)
  await first.reload()
  await expect(described(first, 'carta.txt')).toHaveValue('Otra de la segunda')
  for (const page of [first, second]) await page.context().close()
})
