import { languages } from '@gallery/contract'
import { expect, test } from '../gallery.ts'
import { anEvent, openSection, readPublic, rowOf, save } from './eventsSteps.ts'
import { eventsWords } from './eventsWords.ts'
import { chooseFound, enterPanel } from './panel.ts'

for (const language of languages) {
  test(`an event is made, written, shown, hidden, deleted and restored: ${language}`, async ({
    gallery,
    page,
    browser,
    baseURL,
  }) => {
    const say = eventsWords[language]
    const [title, english] = [`Vereda de ${language}`, `Pavement of ${language}`]
    await enterPanel(page, gallery)
    await page.goto(`/${language}/admin`)
    await expect(page).toHaveURL(`/${language}/admin/events`)

    await page.getByRole('button', { name: say.create }).click()
    const dialog = page.getByRole('dialog', { name: say.create })
    const [from, to] = [dialog.locator('[name=from]'), dialog.locator('[name=to]')]
    const today = await from.inputValue()
    await from.fill('2199-09-21')
    await expect(to, 'the last day goes along').toHaveValue('2199-09-21')
    await from.fill('2199-09-05')
    await expect(to, 'and back').toHaveValue('2199-09-05')
    await to.fill(today)
    await dialog.getByRole('button', { name: say.make }).click()
    await expect(dialog.getByLabel(say.titleEs)).toBeFocused()
    await expect(to).toHaveAttribute('aria-invalid', 'true')
    await from.fill(today)
    await expect(to, 'either day mends it').toHaveAttribute('aria-invalid', 'false')
    await dialog.getByLabel(say.titleEs).fill(title)
    await dialog.getByLabel(say.titleEn, { exact: true }).fill(english)
    await dialog.getByRole('button', { name: say.make }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const id = Number(/events\/(\d+)/.exec(page.url())?.[1])

    await page.locator('[name=place]').fill('Sala 9')
    await page.locator('[name=excerpt_es]').fill('Baldosas y líneas.')
    await page.locator('[name=excerpt_en]').fill('Tiles and lines.')
    await expect(page.getByText(say.unsaved)).toBeVisible()
    await page.locator('[role=textbox][lang=es]').fill('Un texto sobre la vereda.')
    await page.locator('[role=textbox][lang=en]').fill('A text about the pavement.')
    await save(page, language)

    const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
    const site = await visitor.newPage()
    expect(await readPublic(site, 'es', id)).toBeNull()
    const active = page.getByRole('switch', { name: say.active, exact: true })
    await active.click()
    await expect(active).toBeChecked()
    await expect(active).not.toHaveAttribute('aria-busy')
    expect(await readPublic(site, 'es', id)).toContain('Un texto sobre la vereda.')
    const pageInEnglish = await readPublic(site, 'en', id)
    for (const text of [english, 'Tiles and lines.', 'A text about the pavement.', 'Sala 9']) {
      expect(pageInEnglish).toContain(text)
    }

    await page.goto(`/${language}/admin/events?q=${encodeURIComponent(`VEREDA ${language}`)}`)
    const row = rowOf(page, title)
    await row.getByRole('switch').click()
    await expect(row.getByRole('switch')).not.toBeChecked()
    await expect.poll(() => readPublic(site, 'en', id)).toBeNull()
    // While it is being saved it does not switch again.
    await expect(row.getByRole('switch')).not.toHaveAttribute('aria-busy')
    await row.getByRole('switch').click()
    await expect.poll(() => readPublic(site, 'en', id)).not.toBeNull()

    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: say.delete }).click()
    await expect(row).toHaveCount(0)
    await expect.poll(async () => (await site.request.get(`/es/exhibitions/${id}`)).status()).toBe(410)
    await page.getByRole('button', { name: say.undo }).click()
    await expect(row).toHaveCount(1)
    await expect.poll(() => readPublic(site, 'es', id)).toContain('Un texto sobre la vereda.')
    await visitor.close()
  })
}

test('the dialog of a new event begins anew when it is opened again after a refusal', async ({
  gallery,
  page,
}) => {
  const say = eventsWords.es
  await enterPanel(page, gallery)
  await page.goto('/es/admin/events')
  const dialog = page.getByRole('dialog', { name: say.create })
  const title = dialog.getByLabel(say.titleEs)
  await page.getByRole('button', { name: say.create }).click()
  await dialog.getByRole('button', { name: say.make }).click()
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: say.create }).click()
  await expect(title).toBeVisible()
  await expect(title).not.toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('button', { name: say.make })).toBeEnabled()
})

test('artists, works and related events are added, put in order and seen on the site', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  const related = await anEvent(lucia, { title_es: 'Vecina de la otra' })
  const { id } = await anEvent(lucia, { title_es: 'Con artistas' })
  await page.goto(`/es/admin/events/${id}/artists`)
  const picker = page.getByRole('combobox', { name: 'Agregar artista' })
  for (const name of ['Irma Szalay', 'Elsa Brandariz']) {
    await chooseFound(page, picker, name)
  }
  const artists = page.getByRole('list', { name: 'Artistas, en orden' }).getByRole('listitem')
  await expect(artists).toHaveCount(2)
  await page.getByRole('button', { name: 'Subir un lugar: Elsa Brandariz' }).click()
  await expect(artists.first()).toContainText('Elsa Brandariz')
  await openSection(page, 'Obras')
  await chooseFound(page, page.getByRole('combobox', { name: 'Agregar obra' }), 'Ritmo sobre eje nº 35')
  await expect(page.getByRole('list', { name: 'Obras, en orden' }).getByRole('listitem')).toHaveCount(1)
  await openSection(page, 'Relacionados')
  await chooseFound(
    page,
    page.getByRole('combobox', { name: 'Agregar evento relacionado' }),
    related.title_es
  )
  await expect(
    page.getByRole('list', { name: 'Eventos relacionados, en orden' }).getByRole('listitem')
  ).toHaveCount(1)
  await save(page, 'es')
  const text = await readPublic(page, 'es', id)
  expect(text).toContain('Elsa Brandariz, Irma Szalay')
  expect(text).toContain('Ritmo sobre eje nº 35')
  expect(text).toContain(related.title_es)
  expect(await readPublic(page, 'en', id)).toContain(related.title_en)
})

test('an artist whom the gallery does not know is added when the event is saved, and not before', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'Con alguien nuevo' })
  const known = async () => {
    const { data } = await (await lucia.get('/api/artists?list=1&query=Zulema')).json()
    return data.map(({ display }: { display: string }) => display)
  }
  await page.goto(`/es/admin/events/${id}/artists`)
  const artists = page.getByRole('list', { name: 'Artistas, en orden' }).getByRole('listitem')
  const name = async () => {
    await page.getByRole('combobox', { name: 'Agregar artista' }).fill('Zulema Quiroz')
    await page.getByRole('option', { name: 'Crear «Zulema Quiroz»' }).click()
    await expect(artists).toContainText('Zulema Quiroz, se agrega al guardar')
  }
  await name()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(artists).toHaveCount(0)
  expect(await known()).not.toContain('Zulema Quiroz')

  await name()
  // The event is refused for another reason: nobody is left of it, saved again or discarded.
  const title = page.getByRole('textbox', { name: 'Título es' })
  const refuse = async () => {
    await title.fill('')
    await page.keyboard.press('Control+s')
    await expect(title).toHaveAttribute('aria-invalid', 'true')
  }
  await refuse()
  expect(await known()).not.toContain('Zulema Quiroz')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(artists).toHaveCount(0)
  expect(await known()).not.toContain('Zulema Quiroz')

  await name()
  await refuse()
  await title.fill('Con alguien nuevo')
  await save(page, 'es')
  await expect(artists.getByRole('link', { name: 'Zulema Quiroz' })).toBeVisible()
  expect((await known()).filter((display: string) => display === 'Zulema Quiroz')).toHaveLength(1)
  expect(await readPublic(page, 'es', id)).toContain('Zulema Quiroz')
})

test('an event that takes bookings can do without reminders', async ({ gallery, page }) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'Sin aviso', requires_registration: false })
  await page.goto(`/es/admin/events/${id}`)
  const reminder = page.getByRole('switch', { name: 'Recordatorio el día anterior' })
  await expect(page.getByRole('switch', { name: 'Requiere registro' })).not.toBeChecked()
  await expect(reminder).toBeHidden()
  await page.getByRole('switch', { name: 'Requiere registro' }).click()
  await expect(reminder).toBeChecked()
  await reminder.click()
  await save(page, 'es')
  const { data } = await (await lucia.get(`/api/events/${id}`)).json()
  expect(data).toMatchObject({ requires_registration: true, reminder: false })
})

test('an event that takes bookings says how many may come on one', async ({ gallery, page }) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'De a cuatro', requires_registration: true })
  await page.goto(`/es/admin/events/${id}`)
  const people = page.getByRole('spinbutton', { name: 'Personas por reserva' })
  await expect(people).toHaveValue('6')
  await people.fill('4')
  await save(page, 'es')
  const { data } = await (await lucia.get(`/api/events/${id}`)).json()
  expect(data).toMatchObject({ largest_party: 4 })
  await page.reload()
  await expect(people).toHaveValue('4')
  await page.getByRole('button', { name: 'Uno más' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(people).toHaveValue('4')
  await page.getByRole('switch', { name: 'Requiere registro' }).click()
  await expect(people).toBeHidden()
})
