import { readFile } from 'node:fs/promises'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { aPicture } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'
import { aWork, readWork } from './worksSteps.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('price and status of a work stand beside it and are changed there', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Al lado' })
  const consigned = { status: 'En consignación', price: 12_000, currency: 'USD', owner: 'Ana' }
  await staff.post(`/api/works/${id}/movements`, consigned)
  await page.goto(`/es/admin/works/${id}`)
  const main = page.getByRole('main')
  const title = main.getByRole('textbox', { name: 'Título es' })
  const status = main.getByRole('button', { name: /^Estado: En consignación/ })
  const price = main.getByRole('button', { name: /^Cambiar el precio: USD\s12\.000$/ })
  await expect(title).toHaveValue('Al lado')
  await expect(main.getByText(/USD\s12\.000/).first()).toBeVisible()

  const [named, ...beside] = await Promise.all([title, status, price].map((each) => each.boundingBox()))
  for (const box of beside) {
    expect(box?.x).toBeGreaterThan((named?.x ?? 0) + (named?.width ?? 0))
    await expect(price).toBeInViewport()
  }

  const last = async () => (await readWork(staff, id)).last_movement
  await status.click()
  await page.getByRole('menuitemradio', { name: 'Prestada' }).click()
  await expect.poll(last).toMatchObject({ status: 'Prestada', price: 12_000 })
  await expect(main.getByRole('button', { name: /^Estado: Prestada/ })).toBeVisible()
  await price.click()
  await page.keyboard.type('15.000')
  await page.keyboard.press('Enter')
  await expect(main.getByText(/^Antes USD\s12\.000, ahora USD\s15\.000$/)).toBeVisible()
  expect(await last()).toMatchObject({ status: 'Prestada', price: 15_000, currency: 'USD', owner: 'Ana' })
  await page.keyboard.press('Control+z')
  await expect(price).toBeVisible()
})

test('on paper a work says its price and its status, and has nothing that only a screen can do', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Impresa' })
  const consigned = { status: 'En consignación', price: 12_000, currency: 'USD', owner: 'Ana' }
  await staff.post(`/api/works/${id}/movements`, consigned)
  await page.goto(`/es/admin/works/${id}`)
  const main = page.getByRole('main')
  const status = main.getByRole('button', { name: /^Estado: En consignación/ })
  const secretLink = main.getByRole('textbox', { name: 'Link secreto' })
  const addPictures = main.getByRole('link', { name: 'Ordenar y agregar imágenes' })
  for (const onScreen of [status, secretLink, addPictures]) await expect(onScreen).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(status).toBeVisible()
  await expect(main.getByRole('button', { name: /^Cambiar el precio: USD\s12\.000$/ })).toBeVisible()
  await expect(main.getByRole('button').and(page.locator(':visible'))).toHaveCount(2)
  for (const onScreen of [secretLink, addPictures]) await expect(onScreen).toBeHidden()
})

test('whoever registers a movement begins at its first field, and is back on the button afterwards', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Se registra' })
  await page.goto(`/es/admin/works/${id}/movements`)
  const register = page.getByRole('button', { name: 'Registrar movimiento' })
  const status = page.getByRole('combobox', { name: 'Estado', exact: true })
  await register.press('Enter')
  await expect(status).toBeFocused()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(register).toBeFocused()
  await register.press('Enter')
  await expect(status).toBeFocused()
  await page.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(register).toBeFocused()
  expect((await readWork(staff, id)).movements).toHaveLength(1)
})

test('Esc gives a fact of a work what is saved of it, also one that was refused', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Vuelta', year: 1958 })
  await page.goto(`/es/admin/works/${id}`)
  const main = page.getByRole('main')
  const bar = main.getByRole('region', { name: 'Guardar cambios' })
  const title = main.getByRole('textbox', { name: 'Título es' })
  const year = main.getByRole('textbox', { name: 'Año', exact: true })
  await year.fill('19x')
  await year.press('Escape')
  await expect(year).toHaveValue('1958')
  await title.fill('')
  await page.keyboard.press('Control+s')
  await expect(title).toHaveAccessibleDescription(/Este dato es obligatorio\./)
  await title.press('Escape')
  await expect(title).toHaveValue('Vuelta')
  await expect(title).not.toHaveAccessibleDescription(/Este dato es obligatorio\./)
  await expect(bar.getByRole('button')).toHaveCount(0)
})

test('long texts of a work that are empty are folded; those that are written stand open', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Plegada', description_es: '<p>Pintada de noche.</p>' })
  await page.goto(`/es/admin/works/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('textbox', { name: 'Descripción es' })).toContainText('Pintada de noche.')
  await expect(main.getByRole('button', { name: /^Descripción/, expanded: false })).toHaveCount(0)
  for (const name of ['Reproducida en', 'Exhibida en', 'Citada en']) {
    const fold = main.getByRole('button', { name: `${name} sin texto` })
    const editor = main.getByRole('textbox', { name: `${name} es` })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(editor).toHaveCount(0)
    await fold.press('Enter')
    await expect(editor).toBeVisible()
  }
})

test('a folded part opens where it stands, at an address of its own', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Por partes' })
  await page.goto(`/es/admin/works/${id}`)
  const main = page.getByRole('main')
  const fold = main.getByRole('button', { name: /^Movimientos/ })
  const register = main.getByRole('button', { name: 'Registrar movimiento' })
  await fold.press('Enter')
  await expect(register).toBeVisible()
  await expect(page).toHaveURL(`/es/admin/works/${id}/movements`)
  await expect(fold).toBeFocused()
  await fold.press('Enter')
  await expect(register).toBeHidden()
  await expect(page).toHaveURL(`/es/admin/works/${id}`)

  // Whoever follows a link to it is led there, again too.
  const link = main.getByRole('link', { name: 'Registrar', exact: true })
  await link.press('Enter')
  await expect(register).toBeInViewport()
  await expect(fold).toBeFocused()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(register).not.toBeInViewport()
  await link.press('Enter')
  await expect(register).toBeInViewport()
  await expect(fold).toBeFocused()
  await page.reload()
  await expect(register).toBeInViewport()
  await expect(fold).not.toBeFocused()
})

test('a picture that is switched leaves another as a colleague switched it meanwhile', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Dos imágenes' })
  const picture = await readFile(aPicture('szalay-01.jpg'))
  for (const name of ['una.jpg', 'otra.jpg']) {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(picture)], name, { type: 'image/jpeg' }))
    form.set('description_es', name.replace('.jpg', ''))
    await created(await staff.upload(`/api/works/${id}/images`, form))
  }
  await page.goto(`/es/admin/works/${id}/images`)
  const one = page.getByRole('switch', { name: 'Activa: una' })
  const other = page.getByRole('switch', { name: 'Activa: otra' })
  await expect(other).toBeChecked()
  const images = (await readWork(staff, id)).images
  const change = images.map((image, at) => (at === 1 ? { id: image.id, public: false } : { id: image.id }))
  expect((await staff.patch(`/api/works/${id}/images`, { images: change })).status).toBe(200)
  await one.click()
  const shown = async () => (await readWork(staff, id)).images.map((image) => image.public)
  await expect.poll(shown).toEqual([false, false])
  await expect(other).not.toBeChecked()
})

test('an artist whom the gallery does not know is added when the work is saved, and not before', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'De alguien nuevo' })
  const known = async () => {
    const { data } = await (await staff.get('/api/artists?list=1&query=Ofelia')).json()
    return data.map(({ display }: { display: string }) => display)
  }
  await page.goto(`/es/admin/works/${id}`)
  const main = page.getByRole('main')
  const title = main.getByRole('textbox', { name: 'Título es' })
  const token = main.getByText('Ofelia Tapia, se agrega al guardar')
  const name = async () => {
    await main.getByRole('combobox', { name: 'Artista' }).fill('Ofelia Tapia')
    await page.getByRole('option', { name: 'Crear «Ofelia Tapia»' }).click()
    await expect(token).toBeVisible()
  }
  await name()
  expect(await known()).not.toContain('Ofelia Tapia')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(token).toHaveCount(0)

  // Refused for another reason: nobody is left, and the form still names them.
  await name()
  await title.fill('')
  await page.keyboard.press('Control+s')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  expect(await known()).not.toContain('Ofelia Tapia')
  await expect(token).toBeVisible()

  // A colleague saves in between: what only one of them touched comes together.
  expect((await staff.patch(`/api/works/${id}`, { code: 'OT 1' })).status).toBe(200)
  await title.fill('De alguien nuevo')
  await page.keyboard.press('Control+s')
  await expect(main.getByRole('button', { name: 'Sacar: Ofelia Tapia', exact: true })).toBeVisible()
  await expect(token).toHaveCount(0)
  expect((await known()).filter((display: string) => display === 'Ofelia Tapia')).toHaveLength(1)
  expect(await readWork(staff, id)).toMatchObject({ code: 'OT 1', artist: { display: 'Ofelia Tapia' } })
})

test('a work that is begun with an artist whom the gallery does not know adds them', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  await page.goto('/es/admin/works')
  await page.getByRole('button', { name: 'Nueva obra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva obra' })
  await dialog.getByRole('textbox', { name: 'Título es' }).fill('Empezada con alguien')
  await dialog.getByRole('combobox', { name: 'Artista' }).fill('Zenobia Sosa')
  await page.getByRole('option', { name: 'Crear «Zenobia Sosa»' }).click()
  await expect(dialog.getByText('Zenobia Sosa, se agrega al guardar')).toBeVisible()
  const known = async () => (await (await staff.get('/api/artists?list=1&query=Zenobia')).json()).data
  expect(await known()).toEqual([])
  await dialog.getByRole('button', { name: 'Crear obra' }).click()
  await expect(page.getByRole('button', { name: 'Sacar: Zenobia Sosa', exact: true })).toBeVisible()
  expect(await known()).toHaveLength(1)
})

test('what is opened at the foot of the window comes into view', async ({ gallery, page }) => {
  const staff = await enterPanel(page, gallery)
  const { id } = await aWork(staff, { title_es: 'Al pie' })
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.goto(`/es/admin/works/${id}`)
  const head = page.getByRole('main').getByRole('button', { name: /^Movimientos/, expanded: false })
  await expect(head).toBeVisible()
  await head.evaluate((button) => {
    window.scrollBy({ top: button.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(page.getByRole('button', { name: 'Registrar movimiento' })).toBeInViewport({ ratio: 1 })
})
