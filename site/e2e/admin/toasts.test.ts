import { join } from 'node:path'
import type { ArtistDetail } from '@gallery/contract'
import { created } from '../gallerist.ts'
import { expect, test } from '../gallery.ts'
import { root } from '../root.ts'
import { enterPanel } from './panel.ts'

test('an offer to undo stays under the pointer when the bar that saves goes', async ({ gallery, page }) => {
  const gallerist = await enterPanel(page, gallery)
  const answer = await gallerist.post('/api/artists', { display: 'Elsa Salvatierra' })
  const { id } = await created<ArtistDetail>(answer)
  await page.goto(`/es/admin/artists/${id}`)
  await page.locator('input[type=file]').setInputFiles(join(root, 'packages/demo/pictures/arrascaeta-01.jpg'))
  const undo = page.getByRole('button', { name: 'Deshacer', exact: true })
  await expect(undo).toBeVisible()
  await page.getByLabel(/^Fechas y lugares es/).fill('Rosario, 1921')
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible()

  await undo.hover()
  const before = await undo.boundingBox()
  await page.keyboard.press('Control+s')
  const saved = page.getByText(/^Guardado a las/)
  await expect(saved).toBeVisible()
  await expect(saved).toBeHidden()
  expect(await undo.boundingBox()).toEqual(before)

  await page.mouse.move(0, 0)
  await expect.poll(async () => (await undo.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0)
})
