import { readFile } from 'node:fs/promises'
import { expect, test } from '../gallery.ts'
import { anEvent, aSlot, farMonday } from './agendaSteps.ts'
import { aGuest } from './doorSteps.ts'
import { enterPanel } from './panel.ts'
import { expectGoodScreen } from './screens.ts'

test('what became of the places of an event stands as figures, charts and a table, and goes out as CSV', async ({
  gallery,
  page,
}) => {
  const staff = await enterPanel(page, gallery)
  const monday = farMonday()
  const event = await anEvent(staff, 'Informe de prueba')
  const full = await aSlot(staff, event.id, monday, '15:00', 30)
  await aGuest(staff, full.id, 'Sosa', 24)
  const free = await aSlot(staff, event.id, monday, '16:30', 30)
  await aGuest(staff, free.id, 'Vidal', 6)

  await page.goto(`/es/admin/reports?to=${monday}&event=${event.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Informes' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '2 turnos' })).toBeVisible()
  await expect(page.getByText('50 %', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Por día: lugares ofrecidos/ })).toBeVisible()
  const hours = page.getByRole('table', { name: 'Porcentaje reservado por día y hora' })
  await expect(hours.getByRole('row', { name: /^lun/ }).getByRole('cell')).toHaveText(['80', '20'])
  const table = page.getByRole('table', { name: 'La tabla, lo mismo en números' })
  await expect(table.getByRole('row', { name: /^lunes 60 30/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Total 60 30/ })).toBeVisible()
  await expectGoodScreen(page, 'reports')

  await page.getByRole('link', { name: 'Por hora' }).click()
  await expect(page).toHaveURL(/by=hour/)
  await expect(table.getByRole('rowheader')).toHaveText(['15:00', '16:00', 'Total'])
  await page.getByRole('link', { name: 'Por turno' }).click()
  await expect(table.getByRole('rowheader', { name: /15:00, Informe de prueba$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Por evento' }).click()
  await expect(table.getByRole('rowheader', { name: 'Informe de prueba', exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Período anterior' }).click()
  await expect(page.getByText('No hay resultados para mostrar')).toBeVisible()
  await page.getByRole('button', { name: 'Restablecer búsqueda' }).click()
  await expect(page.getByRole('combobox', { name: 'Evento' })).toHaveValue('')

  await page.goto(`/es/admin/reports?to=${monday}&event=${event.id}&by=event`)
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bajar CSV' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^reports-.+\.csv$/)
  const text = (await readFile(await download.path())).toString('utf8')
  expect(text).toContain(`${event.id},Informe de prueba,,,2,60,30,0,,,0,0,0`)
})
