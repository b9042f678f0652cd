import type { CollectionSummary } from '@gallery/contract'
import { enterPanel } from './admin/panel.ts'
import { expectGoodScreen } from './admin/screens.ts'
import { aWork } from './admin/worksSteps.ts'
import { findings } from './findings.ts'
import { gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { holdScripts } from './heldScripts.ts'

test('a visitor asks about two works, is answered with a PDF, and writes on; the gallery sees it', async ({
  browser,
  gallery,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const works = [
    await aWork(staff, { title_es: 'Pregunta uno', public: true }),
    await aWork(staff, { title_es: 'Pregunta dos', public: true }),
  ]
  const email = 'asker@example.org'
  const visitor = await (await browser.newContext({ baseURL: gallery.server.url, locale: 'es-AR' })).newPage()
  await visitor.goto(`/es/artists/0/-/${works[0]?.id}/pregunta-uno`, { waitUntil: 'networkidle' })
  await visitor.getByRole('link', { name: 'Preguntar por esta obra' }).click()
  await expect(visitor.getByLabel('Asunto')).toHaveValue('Consulta por «Pregunta uno»')
  await visitor.goto(`/es/ask?works=${works.map(({ id }) => id).join(',')}`, { waitUntil: 'networkidle' })
  const main = visitor.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Preguntar por 2 obras' })).toBeVisible()
  expect(await findings(visitor)).toEqual([])
  await main.getByLabel('Nombre').fill('Martina Sosa')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('Mensaje').fill('¿Están disponibles?')
  await main.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(main.getByText('Gracias por escribirnos.')).toBeVisible({ timeout: 60_000 })
  await expect(main.getByText(/^Quitar «/), 'nothing is changed any more about what was asked').toHaveCount(0)
  await expect(main.getByRole('searchbox', { name: 'Sumar otra obra' })).toHaveCount(0)

  const panel = await (await browser.newContext({ baseURL: gallery.server.url, locale: 'es-AR' })).newPage()
  await enterPanel(panel, gallery)
  await panel.goto('/es/admin/messages?q=Pregunta%20dos')
  await panel.getByRole('link', { name: /Martina Sosa/ }).click()
  const thread = panel.getByRole('article')
  await expect(thread.getByText('Pregunta uno')).toBeVisible()
  await thread.getByRole('button', { name: 'Responder por mail' }).click()
  await thread.getByLabel('Respuesta').fill('Hola, Martina: sí, las dos.')
  await thread.getByLabel('PDF de las obras').selectOption('sheets')
  await expectGoodScreen(panel, 'the form of an answer')
  await thread.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(thread.getByRole('list', { name: 'Lo que siguió' })).toContainText('sí, las dos')

  const answer = await gallery.mailbox.newest(email, /^Re: Consulta por 2 obras/)
  expect(answer.text).toContain('Hola, Martina: sí, las dos.')
  expect(answer.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf')
  const [link = ''] = /http\S+\/contact\/thread\/\S+/.exec(answer.text) ?? []
  await visitor.goto(link, { waitUntil: 'networkidle' })
  await expect(main).toContainText('sí, las dos')
  expect(await findings(visitor)).toEqual([])
  const forged = await fetch(link, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    redirect: 'manual',
  })
  expect(forged.status, 'what another site sends is not taken').toBe(403)
  await main.getByLabel('Tu respuesta').fill('¿Y el marco?')
  await main.getByRole('button', { name: 'Enviar' }).click()
  await expect(main.getByText('Nos llegó')).toBeVisible()

  await panel.reload()
  await expect(thread.getByRole('list', { name: 'Lo que siguió' })).toContainText('¿Y el marco?')
  await expect(thread.getByRole('button', { name: /Por responder/ })).toBeVisible()
})

test('another work is found where one asks, and what was typed stays with all of them', async ({
  gallery,
  page,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const one = await aWork(staff, { title_es: 'Sumable uno', public: true })
  const two = await aWork(staff, { title_es: 'Sumable dos', public: true })
  await page.goto(`/es/ask?works=${one.id}`, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await main.getByLabel('Nombre').fill('Martina Sosa')
  const search = main.getByRole('searchbox', { name: 'Sumar otra obra' })
  await search.fill('Sumable dos')
  await search.press('Enter')
  await expect(main.getByRole('link', { name: 'Sumable dos' })).toBeVisible()
  await expect(search).toBeFocused()
  await main.getByRole('link', { name: 'Sumable dos' }).click()
  await expect(page).toHaveURL(`/es/ask?works=${one.id},${two.id}`)
  await expect(main.getByRole('heading', { name: 'Preguntar por 2 obras' })).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await expect(main.getByLabel('Asunto')).toHaveValue('Consulta por 2 obras')
  await expect(main.getByLabel('Nombre')).toHaveValue('Martina Sosa')
  await main.getByLabel('Mensaje').fill('¿Están disponibles?')
  expect(await findings(page)).toEqual([])

  // Looked at once more, and asked about from its own page: what was begun about both is offered there.
  await main.getByRole('link', { name: 'Sumable uno' }).first().click()
  await main.getByRole('link', { name: 'Preguntar por esta obra' }).click()
  await expect(page).toHaveURL(`/es/ask?works=${one.id}`)
  await expect(main.getByLabel('Mensaje')).toHaveValue('¿Están disponibles?')
  await expect(main.getByLabel('Asunto')).toHaveValue('Consulta por «Sumable uno»')
  await main.getByRole('list', { name: 'Sumar otra obra' }).getByRole('link', { name: 'Sumable dos' }).click()
  await expect(page).toHaveURL(`/es/ask?works=${one.id},${two.id}`)
  await expect(main.getByLabel('Mensaje')).toHaveValue('¿Están disponibles?')
})

test('in a room what is ticked and what was typed stay while another work is added', async ({
  gallery,
  page,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const works = [
    await aWork(staff, { title_es: 'Elegida uno' }),
    await aWork(staff, { title_es: 'Elegida dos' }),
  ]
  const made = await staff.post('/api/collections', {
    title_es: 'Sala de a dos',
    works: works.map(({ id }) => id),
  })
  const { link } = (await made.json()).data
  await page.goto(`/es/share/collection/${link}`, { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  const ask = main.getByRole('button', { name: 'Preguntar por estas obras' })
  await main.getByRole('checkbox', { name: 'Elegida uno' }).check()
  await ask.click()
  await expect(main.getByRole('heading', { name: 'Preguntar por esta obra' })).toBeVisible()
  await main.getByLabel('Nombre').fill('Delia')
  await main.getByLabel('Mensaje').fill('¿Se pueden ver?')
  await main.getByRole('link', { name: 'Sumar otra obra' }).click()
  await expect(main.getByRole('checkbox', { name: 'Elegida uno' })).toBeChecked()
  await main.getByRole('checkbox', { name: 'Elegida dos' }).check()
  await ask.click()
  await expect(main.getByRole('heading', { name: 'Preguntar por 2 obras' })).toBeVisible()
  await expect(main.getByLabel('Nombre')).toHaveValue('Delia')
  await expect(main.getByLabel('Mensaje')).toHaveValue('¿Se pueden ver?')
})

test('no two works of a room are ticked by the same name', async ({ gallery, page }) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const answer = await staff.get('/api/collections?showAll=true&public=false')
  const rooms: { data: CollectionSummary[] } = await answer.json()
  const room = rooms.data.find(({ title_es }) => title_es === 'Para empezar una colección')
  await page.goto(`/es/share/collection/${room?.link}`)
  const names = await page
    .getByRole('main')
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent))
  expect(names).toContain('nacer, 1966, Irma Szalay')
  expect(new Set(names).size).toBe(names.length)
})

test('what is typed after a page was sent before its scripts came goes before what was sent', async ({
  gallery,
  page,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const titles = ['Antes uno', 'Antes dos', 'Antes tres']
  const works = await Promise.all(titles.map((title_es) => aWork(staff, { title_es, public: true })))
  const message = page.getByRole('main').getByLabel('Mensaje')
  const arrive = await holdScripts(page)
  await page.goto(`/es/ask?works=${works.map(({ id }) => id).join()}`, { waitUntil: 'commit' })
  await message.fill('Hola')
  await page.getByRole('button', { name: 'Quitar «Antes tres»' }).click()
  await expect(page.getByRole('heading', { name: 'Preguntar por 2 obras' })).toBeVisible()
  await expect(message).toHaveValue('Hola')
  arrive()
  const withoutTwo = page.getByRole('link', { name: 'Quitar «Antes dos»' })
  await expect(withoutTwo).toBeVisible()
  await message.fill('Hola. ¿Se pueden ver el lunes?')
  await withoutTwo.click()
  await expect(page).toHaveURL(`/es/ask?works=${works[0]?.id}`)
  await page.goBack()
  await expect(page).toHaveURL(`/es/ask?works=${works[0]?.id},${works[1]?.id}`)
  await expect(message).toHaveValue('Hola. ¿Se pueden ver el lunes?')
})

test('on the question of several works the focus stays when the scripts come late', async ({
  gallery,
  page,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const one = await aWork(staff, { title_es: 'Tarde uno', public: true })
  const two = await aWork(staff, { title_es: 'Tarde dos', public: true })
  const arrive = await holdScripts(page)
  await page.goto(`/es/ask?works=${one.id},${two.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Quitar «Tarde dos»' }).focus()
  arrive()
  await expect(page.getByRole('link', { name: 'Quitar «Tarde dos»' })).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('works of a room are ticked and asked about at once', async ({ gallery, page }) => {
    const staff = await gallerist(gallery.server.url, gallery.mailbox)
    const works = [
      await aWork(staff, { title_es: 'Guardada uno' }),
      await aWork(staff, { title_es: 'Guardada dos' }),
    ]
    const made = await staff.post('/api/collections', {
      title_es: 'Sala callada',
      works: works.map(({ id }) => id),
    })
    const { link } = (await made.json()).data
    const email = 'quiet@example.org'
    await page.goto(`/es/share/collection/${link}`)
    const main = page.getByRole('main')
    await main.getByRole('checkbox', { name: 'Guardada uno' }).check()
    await main.getByRole('button', { name: 'Preguntar por estas obras' }).click()
    await expect(main.getByRole('heading', { name: 'Preguntar por esta obra' })).toBeVisible()
    await main.getByRole('link', { name: 'Sumar otra obra' }).click()
    await expect(main.getByRole('checkbox', { name: 'Guardada uno' })).toBeChecked()
    await main.getByRole('checkbox', { name: 'Guardada dos' }).check()
    await main.getByRole('button', { name: 'Preguntar por estas obras' }).click()
    await expect(main.getByRole('heading', { name: 'Preguntar por 2 obras' })).toBeVisible()
    await main.getByLabel('Nombre').fill('Delia')
    await main.getByLabel('Email').fill(email)
    await main.getByLabel('Mensaje').fill('¿Se pueden ver?')
    await main.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(main.getByText('Te mandamos un mail')).toBeVisible()
    const mail = await gallery.mailbox.newest(email, /paso más/)
    await page.goto(/http\S+\/contact\/\S+/.exec(mail.text)?.[0] ?? 'no link')
    await main.getByRole('button', { name: 'Enviar mensaje' }).click()
    const received = await gallery.mailbox.newest('hola@ochava.example', /Mensaje de Delia/)
    expect(received.text).toContain('Guardada dos')
  })

  test('what was typed stays while another work is found and added', async ({ gallery, page }) => {
    const staff = await gallerist(gallery.server.url, gallery.mailbox)
    const one = await aWork(staff, { title_es: 'Callada uno', public: true })
    const two = await aWork(staff, { title_es: 'Callada dos', public: true })
    await page.goto(`/es/ask?works=${one.id}`)
    const main = page.getByRole('main')
    await main.getByLabel('Nombre').fill('Delia')
    await main.getByLabel('Email').fill('quiet-adder@example.org')
    await main.getByLabel('Mensaje').fill('¿Se pueden ver?')
    const search = main.getByRole('searchbox', { name: 'Sumar otra obra' })
    await search.fill('Callada dos')
    await search.press('Enter')
    await expect(page).toHaveURL(`/es/ask?works=${one.id}&q=Callada+dos`)
    await expect(main.getByLabel('Mensaje')).toHaveValue('¿Se pueden ver?')
    await main.getByRole('button', { name: 'Callada dos' }).first().click()
    await expect(page).toHaveURL(`/es/ask?works=${one.id},${two.id}`)
    await expect(main.getByRole('heading', { name: 'Preguntar por 2 obras' })).toBeVisible()
    await expect(main.getByLabel('Asunto')).toHaveValue('Consulta por 2 obras')
    await expect(main.getByLabel('Mensaje')).toHaveValue('¿Se pueden ver?')
    await expect(search).toHaveValue('')
    await main.getByLabel('Nombre').press('Enter')
    await expect(main.getByText('Te mandamos un mail')).toBeVisible()
  })
})
