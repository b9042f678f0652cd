import { languages } from '@gallery/contract'
import { findings } from '../findings.ts'
import { createSlot } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { bookingBy } from '../visitor.ts'
import { anEvent, aPicture, openSection, readPublic, rowOf, save } from './eventsSteps.ts'
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

test('pictures come many at once, are put in order by keyboard, described and hidden; a wrong one says why', async ({
  gallery,
  page,
  browser,
  baseURL,
}) => {
  const lucia = await enterPanel(page, gallery)
  const { id } = await anEvent(lucia, { title_es: 'Con imágenes' })
  await page.goto(`/es/admin/events/${id}/images`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const files = page.locator('input[type=file]')
  await files.setInputFiles([aPicture('szalay-01.jpg'), aPicture('szalay-02.jpg'), aPicture('roca-02.jpg')])
  await files.setInputFiles({ name: 'boceto.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM') })
  const rows = page.getByRole('list', { name: 'Imágenes, en orden' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(page.getByText('El formato BMP no está permitido.').first()).toBeVisible()

  const places = { first: rows.nth(0), second: rows.nth(1), third: rows.nth(2) }
  await places.first.getByLabel('Descripción es').fill('La primera')
  await places.first.getByLabel('Descripción en').fill('The first')
  await places.second.getByLabel('Descripción es').fill('La segunda')
  await places.third.getByLabel('Descripción es').fill('La tercera')
  await save(page, 'es')

  const grip = page.getByRole('button', { name: 'Mover La tercera' })
  await grip.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Levantaste La tercera, en el lugar 3 de 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('La tercera: lugar 2 de 3.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('La tercera: lugar 1 de 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(places.first.getByLabel('Descripción es')).toHaveValue('La tercera')
  await expect(places.first.getByText('Portada')).toBeVisible()

  const order = `**/api/events/${id}/images`
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await page.route(order, (route) => route.fulfill({ status: 503, json: { message: 'No.' } }))
  await undo.click()
  await expect(page.getByText('Error de servidor 503')).toBeVisible()
  await expect(undo, 'what could not be taken back can be tried again').toBeVisible()
  await page.unroute(order)

  await page.getByRole('switch', { name: 'Activa: La segunda' }).click()
  await expect(page.getByRole('switch', { name: 'Activa: La segunda' })).not.toBeChecked()

  const visitor = await browser.newContext({ baseURL: baseURL ?? '' })
  const site = await visitor.newPage()
  const shown = async () => (await lucia.get(`/api/events/${id}`)).json()
  await expect
    .poll(async () => (await shown()).data.images.map((image: { active: boolean }) => image.active))
    .toEqual([true, true, false])
  const text = (await readPublic(site, 'es', id)) ?? ''
  expect(text.indexOf('La tercera')).toBeGreaterThan(-1)
  expect(text.indexOf('La primera')).toBeGreaterThan(text.indexOf('La tercera'))
  expect(text).not.toContain('La segunda')
  expect(await readPublic(site, 'en', id)).toContain('The first')

  await page.getByRole('button', { name: 'Borrar: La tercera' }).click()
  await expect(rows).toHaveCount(2)
  // It is offered back where everything is, and the keys are for the newest: before it the order was changed.
  await expect(page.getByRole('status').getByText('Borraste La tercera.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(places.first.getByLabel('Descripción es')).toHaveValue('La tercera')
  await visitor.close()
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

test('an event in which people have places is hidden only when that is meant', async ({ gallery, page }) => {
  const lucia = await enterPanel(page, gallery)
  const { id, title_es } = await anEvent(lucia, { title_es: 'Con reservas', requires_registration: true })
  const slot = await createSlot(lucia, {
    event_id: id,
    start: '2199-09-23T18:00:00Z',
    end: '2199-09-23T18:45:00Z',
    limit: 4,
  })
  expect((await lucia.post('/api/appointments', bookingBy('con-reservas', slot.id))).status).toBe(201)
  await page.goto('/es/admin/events?q=con+reservas')
  const row = rowOf(page, title_es)
  await expect(row).toContainText('Un turno')
  const question = page.getByRole('alertdialog', { name: '¿Ocultar con reservas por venir?' })
  await row.getByRole('switch').click()
  await expect(question).toContainText('Hay una reserva por venir en este evento.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(row.getByRole('switch')).toBeChecked()
  await row.getByRole('switch').click()
  await question.getByRole('button', { name: 'Ocultar igual' }).click()
  await expect(question).toBeHidden()
  await expect(row.getByRole('switch')).not.toBeChecked()

  await row.getByRole('link', { name: 'Un turno' }).click()
  await expect(page.getByText('1 de 4')).toBeVisible()
  await page.getByRole('switch', { name: /^Disponible: / }).click()
  await expect(page.getByRole('switch', { name: /^Disponible: / })).not.toBeChecked()
  await expect
    .poll(async () => (await (await lucia.get(`/api/places/${slot.id}`)).json()).data.unavailable)
    .toBe(true)

  const slots = page.url()
  for (const way of [/15:00 - 15:45/, 'Ver en la agenda']) {
    await page.goto(slots)
    await expect(page.getByText('1 de 4')).toBeVisible()
    await page.getByRole('link', { name: way }).click()
    await expect(page.getByRole('heading', { level: 2, name: '15:00 - 15:45' })).toBeVisible()
  }
})

test('the list is found in, sorted, run through and changed by keyboard, many events at once', async ({
  gallery,
  page,
}) => {
  const lucia = await enterPanel(page, gallery)
  const titles = ['Lote de ñandú', 'Lote de arena', 'Lote de cal']
  for (const title_es of titles) await anEvent(lucia, { title_es, kind: 'other' })
  await page.goto('/es/admin/events')
  await expect(rowOf(page, 'Lote de cal')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('lote NANDU')
  await expect(page.getByText('Un evento', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/q=lote\+NANDU/)
  await page.getByRole('searchbox').fill('lote')
  await expect(page.getByText('3 eventos', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Muestra 0' }).click()
  await expect(page.getByText('No hay resultados para mostrar')).toBeVisible()
  await page.getByRole('link', { name: 'Otro 3' }).click()
  await page.getByRole('button', { name: 'Título' }).click()
  await expect(page).toHaveURL(/s=title/)
  await expect(page.getByRole('row').nth(1)).toContainText('Lote de arena')

  await page.getByRole('checkbox').first().check()
  await expect(page.getByText('3 eventos elegidos')).toBeVisible()
  await page.getByRole('button', { name: 'Ocultar', exact: true }).click()
  await expect(page.getByText('Ocultaste 3 eventos.')).toBeVisible()
  for (const title of titles) await expect(rowOf(page, title).getByRole('switch')).not.toBeChecked()
  await page.getByRole('button', { name: /^Deshacer/ }).click()
  for (const title of titles) await expect(rowOf(page, title).getByRole('switch')).toBeChecked()
})

for (const language of languages) {
  for (const width of [390, 820, 1440]) {
    test(`axe finds nothing on the screens of events, and nothing is wider than ${width} px: ${language}`, async ({
      gallery,
      page,
    }) => {
      await enterPanel(page, gallery)
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({
        colorScheme: width === 820 ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      const screens = [
        'events',
        ...['', '/images', '/artists', '/works', '/related', '/slots'].map((each) => `events/1${each}`),
      ]
      for (const screen of screens) {
        await test.step(screen, async () => {
          await page.goto(`/${language}/admin/${screen}`)
          await expect(
            page.getByRole('heading', {
              level: 1,
              name: screen === 'events' ? eventsWords[language].events : 'La línea',
            })
          ).toBeVisible()
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
          expect.soft(await findings(page), screen).toEqual([])
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen)
            .toBe(0)
        })
      }
    })
  }
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
