import { languages } from '@gallery/contract'
import { findings } from '../findings.ts'
import { expect, test } from '../gallery.ts'
import { agendaWords } from './agendaWords.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'
import { tick } from './worksSteps.ts'

const subject = { es: 'Cartas de la imprenta', en: 'Image permission' }

for (const language of languages) {
  const say = agendaWords[language]

  test(`a message is read, marked unread, deleted and brought back: ${language}`, async ({
    gallery,
    page,
  }) => {
    const visitor = await enterPanel(page, gallery)
    const unread = async () => {
      const { unread }: { unread: number } = await (await visitor.get('/api/messages')).json()
      return unread
    }
    await page.goto(`/${language}/admin/messages`)
    const before = await unread()
    const row = page.getByRole('list', { name: say.messages }).getByRole('link', { name: subject[language] })
    const open = page.getByRole('heading', { level: 2, name: subject[language] })
    await row.click()
    await expect(open).toBeVisible()
    await expect.poll(unread).toBe(before - 1)
    await expectGoodScreen(page, 'a message')

    await page.getByRole('button', { name: say.markUnread }).click()
    await expect(open).toHaveCount(0)
    await expect.poll(unread).toBe(before)

    await row.click()
    await page.getByRole('button', { name: say.delete, exact: true }).click()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: say.undo, exact: true }).click()
    await expect(row).toBeVisible()
  })
}

test('what a message speaks of stands under it', async ({ gallery, page }) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/messages?q=ritmo')
  await page.getByRole('link', { name: 'Consulta por una obra' }).click()
  const card = page.getByRole('article').getByRole('listitem').filter({ hasText: 'Ritmo sobre eje nº 35' })
  await card.getByRole('link', { name: 'Abrir' }).click()
  await expect(page).toHaveURL(/\/es\/admin\/works\/\d+/)
})

test('who answers a message writes at once, and is back on the button when they let it be', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/messages')
  await page.getByRole('link', { name: subject.en }).click()
  for (const [opener, field] of [
    ['Responder por mail', 'Respuesta'],
    ['Anotar', 'Qué dice'],
  ] as const) {
    await page.getByRole('button', { name: opener }).press('Enter')
    await expect(page.getByRole('textbox', { name: field })).toBeFocused()
    await expect(page.getByRole('textbox', { name: field })).toBeInViewport()
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByRole('button', { name: opener })).toBeFocused()
  }
})

test('whoever writes a text to answer with begins at its name, and is back on the button afterwards', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/messages')
  await page.getByRole('button', { name: 'Textos para responder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Textos para responder' })
  const add = dialog.getByRole('button', { name: 'Agregar un texto' })
  const name = dialog.getByRole('textbox', { name: 'Cómo se llama' })
  await add.press('Enter')
  await expect(name).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(add).toBeFocused()
  await add.press('Enter')
  await name.fill('Cómo llegar')
  await dialog.getByRole('button', { name: 'Guardar el texto' }).click()
  await expect(add).toBeFocused()
  const change = dialog.getByRole('button', { name: 'Cambiar' }).last()
  await change.press('Enter')
  await expect(name).toBeFocused()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(change).toBeFocused()
})

test('a note that was begun stays with its message, and a press that was held back closes nothing', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  await page.goto('/es/admin/messages')
  const message = page.getByRole('link', { name: subject.es })
  await message.click()
  await page.getByRole('button', { name: 'Anotar' }).click()
  await page.getByRole('textbox', { name: 'Qué dice' }).fill('Llamó dos veces.')
  await page.getByRole('link', { name: subject.en }).click()
  await expect(page.getByRole('heading', { level: 2, name: subject.en })).toBeVisible()
  await message.click()
  await expect(page.getByRole('textbox', { name: 'Qué dice' })).toHaveValue('Llamó dos veces.')
  await page.getByRole('button', { name: 'Cancelar' }).click()

  await page.getByRole('button', { name: 'Responder por mail' }).click()
  const answer = page.getByRole('textbox', { name: 'Respuesta' })
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(answer).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Enviar y cerrar' }).click()
  await answer.fill('Gracias por escribir.')
  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(answer).toHaveCount(0)
  const id = new URL(page.url()).searchParams.get('m')
  const { data }: { data: { state: string } } = await (await staff.get(`/api/messages/${id}`)).json()
  expect(data.state).toBe('answered')
})

test('messages on a phone', async ({ gallery, page }) => {
  await enterPanel(page, gallery)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/es/admin/messages')
  const row = page.getByRole('link', { name: 'Visita con una escuela' })
  await row.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Visita con una escuela' })).toBeVisible()
  await expect(row).toBeHidden()
  expect(await findings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('link', { name: agendaWords.es.allMessages }).click()
  await expect(row).toBeVisible()
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
]) {
  test(`whoever opens a message by key is led to it, and back to its line: ${viewport.width} px`, async ({
    gallery,
    page,
  }) => {
    await enterPanel(page, gallery)
    await page.setViewportSize(viewport)
    await page.goto('/es/admin/messages')
    const list = page.getByRole('list', { name: agendaWords.es.messages })
    const row = list.getByRole('link', { name: subject.es })
    const heading = page.getByRole('heading', { level: 2, name: subject.es })
    await row.press('Enter')
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(page.getByRole('region', { name: subject.es })).toContainText('Responder por mail')
    await page.getByRole('link', { name: agendaWords.es.allMessages }).press('Enter')
    await expect(row).toBeFocused()
    await expect(row).toBeInViewport()
  })
}

test('who steps from message to message goes on in the message, or in the list', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/es/admin/messages')
  const lines = page.getByRole('list', { name: agendaWords.es.messages }).getByRole('link')
  const region = page.getByRole('region').filter({ has: page.getByRole('article') })
  await lines.first().press('Enter')
  await expect(region.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await region.getByRole('link', { name: 'Siguiente' }).press('Enter')
  await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(region.getByRole('heading', { level: 2 }).first()).toBeFocused()
  await lines.nth(1).focus()
  await page.keyboard.press('j')
  await expect(lines.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(lines.nth(2)).toBeFocused()
})

test('a note that is being written stays where its message cannot be read anew', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/messages')
  await page.getByRole('link', { name: subject.en }).click()
  await page.getByRole('button', { name: 'Anotar' }).click()
  const note = page.getByRole('textbox', { name: 'Qué dice' })
  await note.fill('Llamó dos veces.')
  const url = `**/api/messages/${new URL(page.url()).searchParams.get('m')}`
  await page.route(url, (route) => route.fulfill({ status: 503, json: { message: 'No.' } }))
  const reread = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.status() === 503
  )
  await page.getByRole('main').getByRole('button', { name: 'Cerrar', exact: true }).click()
  await reread
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Anotar' })).toBeFocused()
})

test('a day that is past is refused at its field', async ({ gallery, page }) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/messages')
  await page.getByRole('link', { name: subject.en }).click()
  await page.getByRole('button', { name: 'Recordar', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Otro día…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recordar' })
  const day = dialog.getByLabel('Qué día')
  await day.fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Recordar ese día' }).click()
  await expect(day).toHaveAccessibleDescription(/Elegí un día que todavía no llegó/)
})

test('what is deleted among others leaves another that is open, and is ticked no longer once it is gone', async ({
  gallery,
  page,
}) => {
  await enterPanel(page, gallery)
  await page.goto('/es/admin/messages')
  await page.setViewportSize({ width: 1440, height: 900 })
  const list = page.getByRole('list', { name: agendaWords.es.messages })
  const row = (text: string) => list.getByRole('listitem').filter({ hasText: text })
  const bar = page.getByRole('region', { name: 'Con lo elegido' })
  const open = page.getByRole('heading', { level: 2, name: subject.es })
  await row(subject.es).getByRole('link').click()
  await expect(open).toBeVisible()
  await tick(row(subject.en))
  await bar.getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(row(subject.en)).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  await expect(open).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click()
  await expect(row(subject.en)).toBeVisible()

  for (const text of [subject.es, subject.en]) await tick(row(text))
  await page.getByRole('article').getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(open).toHaveCount(0)
  await expect(bar).toContainText('1 mensaje elegido')
  await page.getByRole('button', { name: 'Deshacer', exact: true }).first().click()
  await expect(row(subject.es)).toBeVisible()
})
