import { expect, test } from '../gallery.ts'
import { anEvent, save } from './eventsSteps.ts'
import { enterPanel } from './panel.ts'

test('after a refusal one writes on: the focus stays in the field that is written', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'Se rechaza' })
  await page.goto(`/es/admin/events/${id}`)
  const [to, place] = [page.locator('[name=to]'), page.locator('[name=place]')]
  await to.fill('1999-01-01')
  await page.keyboard.press('Control+s')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await place.fill('')
  await place.pressSequentially('Sala 4')
  await expect(place).toBeFocused()
  await expect(place).toHaveValue('Sala 4')
  await to.fill('2199-12-31')
  await expect(to).toHaveAttribute('aria-invalid', 'false')
})

test('what is unsaved is asked about, and is there again after a reload', async ({ gallery, page }) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'A medio escribir' })
  await page.goto(`/es/admin/events/${id}`)
  await page.locator('[name=place]').fill('Vereda')
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await page.locator('#main').getByRole('link', { name: 'Eventos' }).click()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`))
  await page.locator('#main').getByRole('link', { name: 'Eventos' }).click()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/admin\/events$/)
  await page.goto(`/es/admin/events/${id}`)
  await expect(page.locator('[name=place]')).toHaveValue('Vereda')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.locator('[name=place]')).toHaveValue('Sala 9')
})

test('two who edit one event: what they did not both touch is kept, the rest is for a person to decide', async ({
  gallery,
  page,
  browser,
  baseURL,
}) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'De a dos' })
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-AR' })
  const other = await elsewhere.newPage()
  await enterPanel(other, gallery)
  const read = async () => (await (await lucia.get(`/api/events/${id}`)).json()).data
  for (const each of [page, other]) {
    await each.goto(`/es/admin/events/${id}`)
    await expect(each.locator('[name=place]')).toHaveValue('Sala 9')
  }
  await page.locator('[name=place]').fill('Patio')
  await other.locator('[name=excerpt_es]').fill('Escrito del otro lado.')
  await save(page, 'es')
  await save(other, 'es')
  expect(await read()).toMatchObject({ place: 'Patio', excerpt_es: 'Escrito del otro lado.' })

  await page.reload()
  await page.locator('[name=place]').fill('Azotea')
  await other.locator('[name=place]').fill('Sótano')
  await save(page, 'es')
  await other.keyboard.press('Control+s')
  await expect(other.getByText(/Guardaste otros cambios en otra ventana/)).toBeVisible()
  expect((await read()).place).toBe('Azotea')
  await expect(other.locator('[name=place]')).toHaveValue('Sótano')
  await elsewhere.close()
})
