import { enterPanel } from './admin/panel.ts'
import { expectGoodScreen } from './admin/screens.ts'
import { aWork } from './admin/worksSteps.ts'
import { findings } from './findings.ts'
import { gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'

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
    for (const title of ['Guardada uno', 'Guardada dos'])
      await main.getByRole('checkbox', { name: title }).check()
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
})
