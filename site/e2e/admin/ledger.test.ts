import { addDays } from '@gallery/contract'
import { gallerist } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { chooseFound, enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'
import { aWork } from './worksSteps.ts'

test.use({ actionTimeout: 10_000 })
test('a work is lent, overdue, prolonged and back; the ledger knows where it was, numbers a note and keeps what is struck', async ({
  gallery,
  page,
}) => {
  const staff = await gallerist(gallery.server.url, gallery.mailbox)
  const title = 'La del préstamo'
  const work = await aWork(staff, { title_es: title })
  const { today }: { today: string } = await (await staff.get('/api/options')).json()
  await enterPanel(page, gallery)

  await page.goto('/es/admin')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Libro/ })
    .click()
  await page.getByRole('button', { name: 'Registrar movimiento' }).click()
  const register = page.getByRole('dialog', { name: 'Registrar movimiento' })
  await chooseFound(page, register.getByRole('combobox', { name: 'Obra' }), title)
  await register.getByLabel('Estado', { exact: true }).selectOption('Prestada')
  await register.getByLabel('Fecha').fill(addDays(today, -40))
  await register.getByLabel('Ubicación').fill('Museo de prueba')
  await register.getByLabel('Vuelve el').fill(addDays(today, -2))
  await register.getByLabel('Quién la tiene').fill('Rosa Museo')
  await register.getByLabel('A cargo de').selectOption({ index: 1 })
  await register.getByRole('button', { name: 'Registrar', exact: true }).click()
  await expect(register).toBeHidden()

  const rows = page.getByRole('table', { name: 'Vencimientos' })
  const inGroup = (name: string) =>
    rows.getByRole('rowgroup').filter({ hasText: name }).getByRole('row').filter({ hasText: title })
  const due = inGroup('Vencidas')
  const soon = inGroup('Esta semana')
  await expect(due).toContainText('Museo de prueba')
  await expectGoodScreen(page, 'what is due')
  await due.getByRole('button', { name: `Prolongar: ${title}` }).click()
  const prolong = page.getByRole('dialog', { name: 'Prolongar' })
  await prolong.getByLabel('Hasta').fill(addDays(today, 3))
  await prolong.getByRole('button', { name: 'Prolongar' }).click()
  await expect(soon).toContainText('Rosa Museo')
  await expect(due).toHaveCount(0)
  await soon.getByRole('button', { name: `Volvió: ${title}` }).click()
  await expect(page.getByText('La obra volvió.')).toBeVisible()
  await expect(soon).toHaveCount(0)

  const question = page.getByRole('region', { name: 'Preguntarle al libro' })
  await question.getByRole('button', { name: 'todo' }).click()
  await chooseFound(page, question.getByRole('combobox', { name: 'Obra' }), title)
  const words = question.getByLabel('O una persona, o una ubicación')
  await words.pressSequentially('museo')
  await expect(question.getByRole('button', { name: 'museo', exact: true })).toBeVisible()
  await expect(words).toBeFocused()
  await words.fill('museo de prueba')
  await question.getByRole('button', { expanded: false }).last().click()
  await question.getByLabel('Día').fill(addDays(today, -30))
  await expect(question).toContainText('0 en la galería, 1 afuera')
  await question.getByRole('link', { name: 'Ver ese día' }).click()
  await expect(
    page.getByRole('table', { name: 'Obras ese día' }).getByRole('row', { name: title })
  ).toBeVisible()
  await expectGoodScreen(page, 'where works were on a day')

  await page.goto('/es/admin/ledger/notes')
  await page.getByRole('button', { name: 'Escribir una nota' }).click()
  const note = page.getByRole('dialog', { name: 'Escribir una nota' })
  await note.getByLabel('Qué nota').selectOption('loan')
  await chooseFound(page, note.getByRole('combobox', { name: 'Obras' }), title)
  await note.getByLabel('Con quién').fill('Museo de prueba')
  await note.getByRole('button', { name: 'Escribir la nota' }).click()
  await expect(note).toBeHidden()
  const written = page
    .getByRole('row')
    .filter({ hasText: 'Museo de prueba' })
    .filter({ hasText: /\d{4}-\d{4}/ })
  const link = written.getByRole('link', { name: /^\d{4}-\d{4}: .*español/ })
  const paper = await staff.get((await link.getAttribute('href')) ?? '')
  expect(paper.headers.get('content-type')).toBe('application/pdf')

  await page.goto(`/es/admin/works/${work.id}/movements`)
  await page
    .getByRole('button', { name: /^Tachar Prestada/ })
    .first()
    .click()
  const strike = page.getByRole('dialog', { name: /^Tachar:/ })
  await strike.getByLabel('Por qué').fill('Era otra obra')
  await strike.getByRole('button', { name: 'Tachar' }).click()
  await expect(strike).toBeHidden()
  await page.goto(`/es/admin/ledger/movements?q=${encodeURIComponent(title)}`)
  const struck = page.getByRole('row').filter({ hasText: 'Era otra obra' })
  await expect(struck).toContainText(/Rosa Museo\. Tachó Lucía/)
  await expectGoodScreen(page, 'the lines of the ledger')
})
