import { expect, test } from './gallery.ts'
import { lose } from './lost.ts'

const typed = 'Hola.\n\n¿Se puede ver el lunes?'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a menu whose code does not come is the browser’s own, and what was typed stays', async ({ page }) => {
    const find = await lose(page, 'HeaderSheet')
    await page.goto('/es/contact', { waitUntil: 'networkidle' })
    const message = page.getByRole('main').getByLabel('Mensaje')
    const banner = page.getByRole('banner')
    const menu = banner.getByText('Menú', { exact: true })
    await message.fill(typed)
    await menu.click()
    await expect(banner.getByRole('link', { name: 'Muestras' })).toBeVisible()
    await expect(message).toHaveValue(typed)
    const close = banner.getByText('Cerrar', { exact: true })
    await expect(close.locator('xpath=ancestor::summary')).toBeFocused()
    await close.click()
    await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeFocused()

    await find()
    await menu.click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Muestras' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(message).toHaveValue(typed)
  })

  test('without a connection neither the menu nor its way back takes what was typed', async ({
    page,
    context,
  }) => {
    await page.goto('/es/contact', { waitUntil: 'networkidle' })
    const message = page.getByRole('main').getByLabel('Mensaje')
    await message.fill(typed)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Menú', exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Muestras' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Volvió la conexión.')).toBeVisible()
    await expect(message).toHaveValue(typed)
  })
})

test('a picture that cannot be looked at from near stays on its page, until it can', async ({ page }) => {
  const { data } = await (await page.request.get('/api/works?query=Deriva%2032')).json()
  const find = await lose(page, 'ImageZoom')
  await page.goto(`/es/artists/0/-/${data[0].id}`, { waitUntil: 'networkidle' })
  const picture = page.locator('main a[aria-haspopup="dialog"]')
  await picture.click()
  await expect(page.getByText(/No hay conexión|Algo se torció/)).toHaveCount(0)
  await expect(picture).toBeVisible()

  await find()
  const zoom = page.getByRole('dialog')
  await expect(async () => {
    await picture.click()
    await expect(zoom).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // Its looks come too, which were lost along with it.
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ href, cssRules }) =>
        href?.includes('ImageZoom') ? cssRules.length : 0
      )
    )
  await expect.poll(async () => Math.max(...(await rules()))).toBeGreaterThan(0)
})

test('slides that nothing moves can still be scrolled, until something does', async ({ page }) => {
  const find = await lose(page, 'CarouselMotion')
  await page.goto('/es', { waitUntil: 'networkidle' })
  const carousel = page.locator('section[aria-roledescription]')
  const next = carousel.getByRole('button', { name: 'Siguiente' })
  await next.click()
  await expect(page.getByText(/No hay conexión|Algo se torció/)).toHaveCount(0)
  await expect(carousel).not.toHaveAttribute('data-ready')

  await find()
  await next.click()
  await expect(carousel).toHaveAttribute('data-ready')
})

test('a page whose code did not come is drawn when it does, and what was typed before is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/es/contact', { waitUntil: 'networkidle' })
  const message = page.getByRole('main').getByLabel('Mensaje')
  const banner = page.getByRole('banner')
  await message.fill(typed)
  const find = await lose(page, 'ArtistsPage')
  await banner.getByRole('link', { name: 'Artistas' }).click()
  await expect(page.getByRole('heading', { name: 'Algo se torció de nuestro lado' })).toBeVisible()
  await find()
  await page.getByRole('link', { name: 'Probar otra vez' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Artistas' })).toBeVisible()
  await banner.getByRole('link', { name: 'Contacto' }).click()
  await expect(message).toHaveValue(typed)
})

test('code that does not come again is asked for with its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/es/about', { waitUntil: 'networkidle' })
  const find = await lose(page, 'ContactPage')
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click()
  await expect(page.getByRole('heading', { name: 'Algo se torció de nuestro lado' })).toBeVisible()
  const opened = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Probar otra vez' }).click()
  await opened
  await find()
  // As the server draws it.
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
})
