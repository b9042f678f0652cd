import type { CollectionDetail, RoomPerson, WorkRow } from '@gallery/contract'
import type { Browser, Page } from '@playwright/test'
import { created, gallerist } from '../gallerist.ts'
import { expect, type Gallery, test } from '../gallery.ts'
import { firstOf } from '../reading.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'
import { aWork } from './worksSteps.ts'

/** Whose browser it is: one without a window would name itself a machine, of which rooms take no notice. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

async function aBrowser(browser: Browser, gallery: Gallery): Promise<Page> {
  const context = await browser.newContext({ baseURL: gallery.server.url, locale: 'es-AR', userAgent })
  return context.newPage()
}

test.use({ actionTimeout: 10_000 })
test('gallerist, client and visitor at once: the client reads what changes, the visitor nothing, and a revoked link ends', async ({
  browser,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const sizes = { height: 80, width: 60 }
  const work = await aWork(staff, { title_es: 'La de la sala', public: false, ...sizes })
  const price = (amount: number) =>
    staff.post(`/api/works/${work.id}/movements`, {
      status: 'En consignación',
      price: amount,
      currency: 'USD',
    })
  await price(1_000)
  const room = await created<CollectionDetail>(
    await staff.post('/api/collections', { title_es: 'Casa Iribarne', works: [work.id], prices: 'now' })
  )
  const clara = await created<RoomPerson>(
    await staff.post(`/api/collections/${room.id}/people`, {
      name: 'Clara Iribarne',
      note: 'Para el comedor',
    })
  )
  const [office, client, visitor] = [
    await aBrowser(browser, gallery),
    await aBrowser(browser, gallery),
    await aBrowser(browser, gallery),
  ]
  await enterPanel(office, gallery)
  const link = `/es/share/collection/${clara.link}`

  await client.goto(link)
  await expect(client.getByText('Para el comedor')).toBeVisible()
  await expect(client.getByRole('link', { name: /La de la sala/ })).toContainText(/USD\s1\.000/)
  await expect(client.getByText(/ve cuándo se abre esta sala/)).toBeVisible()
  await expectGoodScreen(client, 'a room by a link of somebody’s own')

  const asks = async (secret: string) =>
    (await fetch(`${gallery.server.url}/es/share/collection/${secret}/ask?works=${work.hash}`)).text()
  expect(await asks(clara.link)).toContain('value="Clara Iribarne"')
  expect(await asks(room.link)).not.toContain('Clara')

  // On the wall and back: the tiles of the grid are others by then, and looked at all the same.
  await client.goto(`${link}?view=wall`)
  const looked = client.waitForRequest(
    (request) =>
      request.url().endsWith('/visits') &&
      client.url().endsWith(link) &&
      request.postDataJSON().looks.some((look: { work: number }) => look.work === work.id)
  )
  await client.getByRole('link', { name: 'Grilla' }).click()
  await looked

  await office.goto(`/es/admin/collections/${room.link}-${room.id}/people`)
  const row = office.getByRole('region', { name: 'Clara Iribarne' })
  await expect
    .poll(
      async () => {
        await office.reload()
        return row.textContent()
      },
      { timeout: 20_000 }
    )
    .toContain('1 vez')
  await expectGoodScreen(office, 'the people of a room')

  await price(2_500)
  await staff.post(`/api/works/${work.id}/holds`, { client: 'Estudio Larraya', hours: 24 })
  await client.reload()
  const tile = client.getByRole('link', { name: /La de la sala/ })
  await expect(tile).toContainText(/USD\s2\.500/)
  await expect(tile).toContainText('Reservada')
  await expect(client.getByRole('main')).not.toContainText('Larraya')
  for (const path of [`/es/share/collection/${clara.link}x`, `/es/artists/0/-/${work.id}`]) {
    expect((await visitor.goto(path))?.status()).toBe(404)
    await expect(visitor.locator('body')).not.toContainText('La de la sala')
  }

  // What one of them does in the panel the others see: shown and held to both, then sold.
  expect((await staff.post('/api/works/publish', { ids: [work.id], public: true })).status).toBe(200)
  await visitor.goto(`/es/artists/0/-/${work.id}`)
  await expect(visitor.getByRole('heading', { name: 'La de la sala' })).toBeVisible()
  for (const secret of ['Larraya', '2.500']) await expect(visitor.locator('body')).not.toContainText(secret)
  const record = await aBrowser(browser, gallery)
  await enterPanel(record, gallery)
  await record.goto(`/es/admin/works/${work.id}`)
  const held = record.getByRole('region', { name: 'Reservada' })
  await held.getByRole('button', { name: 'Vender' }).click()
  await record.getByRole('dialog', { name: 'Vender' }).getByLabel('Precio').press('Enter')
  await expect(record.getByText('pasó a Vendida')).toBeVisible()
  await client.reload()
  await expect(tile).toContainText('Vendida')
  await expect(tile).not.toContainText('2.500')
  await visitor.reload()
  for (const secret of ['Larraya', '2.500']) await expect(visitor.locator('body')).not.toContainText(secret)

  await row.getByRole('button', { name: 'Revocar: Clara Iribarne' }).click()
  await office.getByRole('button', { name: 'Revocar link' }).click()
  await expect(row).toContainText('Revocado')
  expect((await client.reload())?.status()).toBe(404)
  await office.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row.getByRole('button', { name: 'Revocar: Clara Iribarne' })).toBeVisible()
  expect((await client.goto(link))?.status()).toBe(200)
  for (const page of [office, record, client, visitor]) await page.context().close()
})

test('who is added where nothing can be copied leaves their link in the dialog, and one opened again begins anew', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id, link } = await created<CollectionDetail>(
    await staff.post('/api/collections', { title_es: 'Sin portapapeles', works: [], public: false })
  )
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto(`/es/admin/collections/${link}-${id}/people`)
  const add = page.getByRole('button', { name: 'Sumar persona' }).first()
  const dialog = page.getByRole('dialog', { name: 'Sumar persona' })
  const name = dialog.getByRole('textbox', { name: 'Nombre' })
  const make = dialog.getByRole('button', { name: 'Crear y copiar link' })
  await add.click()
  await make.click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await add.click()
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')

  await name.fill('Delia Sarmiento')
  await make.click()
  await expect(dialog.getByRole('status').filter({ hasText: 'no dejó copiarlo' })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Link personal' })).toHaveValue(/\/share\/collection\//)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('region', { name: 'Delia Sarmiento' })).toBeVisible()
})

test('the next work of a room begins with its own first picture', async ({ gallery, page }) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const find = async (code: string) => {
    const { data }: { data: WorkRow[] } = await (await staff.get(`/api/works?showAll=1&query=${code}`)).json()
    return firstOf(data, code)
  }
  const [first, second] = [await find('BR-56-001'), await find('BR-63-002')]
  const room = await created<CollectionDetail>(
    await staff.post('/api/collections', { title_es: 'De a tres', works: [first.id, second.id] })
  )
  await page.goto(`/es/share/collection/${room.link}`)
  await page.getByRole('link', { name: first.title_es }).first().click()
  await page.getByRole('link', { name: /^Imagen 3 de 3/ }).click()
  await expect(page.getByRole('link', { name: /^Imagen 3 de 3/ })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: /^Siguiente/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: second.title_es })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Imagen 1 de / })).toHaveAttribute('aria-current', 'true')
})
