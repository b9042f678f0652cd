import { expect, test } from './gallery.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a work is cited in each style, and its permanent address leads back to it', async ({ page }) => {
    const { data } = await (await page.request.get('/api/works?per_page=1')).json()
    await page.goto(`/id/w${data[0].id}`)
    const path = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Citar' }).click()
    const box = page.getByRole('region', { name: 'Citar' })
    await expect(box).toContainText(`/id/w${data[0].id}.`)
    await box.getByRole('link', { name: 'APA' }).click()
    await expect(box.getByRole('link', { name: 'APA' })).toHaveAttribute('aria-current', 'true')
    const file = await box.getByRole('link', { name: 'RIS' }).getAttribute('href')
    expect(await (await page.request.get(String(file))).text()).toMatch(/^TY {2}- ART\r\n/)
    await page.getByRole('link', { name: /^Dirección permanente/ }).click()
    expect(new URL(page.url()).pathname).toBe(path)
  })
})

test('a citation takes the focus, is copied, and gives the focus back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { data } = await (await page.request.get('/api/works?per_page=1')).json()
  await page.goto(`/id/w${data[0].id}`)
  await page.getByRole('link', { name: 'Citar' }).click()
  await expect(page.getByRole('region', { name: 'Citar' })).toBeFocused()
  await page.getByRole('button', { name: 'Copiar la cita' }).click()
  await expect(page.getByRole('button', { name: 'Copiada' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/id/w${data[0].id}.`)
  await page.getByRole('link', { name: 'Cerrar' }).click()
  await expect(page.getByRole('link', { name: 'Citar' })).toBeFocused()
})
