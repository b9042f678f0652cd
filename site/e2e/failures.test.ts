import { languages } from '@gallery/contract'
import { copyDemo } from './demoCopy.ts'
import { expect, test } from './gallery.ts'
import { startServer } from './server.ts'

const words = {
  es: { title: 'Algo se torció de nuestro lado', retry: 'Probar otra vez', artists: 'Artistas' },
  en: { title: 'Something went crooked on our side', retry: 'Try again', artists: 'Artists' },
}

for (const language of languages) {
  const say = words[language]

  test(`a list that cannot be read says so and can be tried again, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`, { waitUntil: 'networkidle' })
    await page.route('**/api/artists*', (route) => route.fulfill({ status: 503, json: { message: 'Busy.' } }))
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('banner').getByRole('link', { name: say.artists }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible()
    await expect(page.getByRole('alert').getByText(/503/)).toBeVisible()
    await expect(page).toHaveURL(`/${language}/artists`)

    await page.unroute('**/api/artists*')
    await page.getByRole('link', { name: say.retry }).click()
    await expect(page.getByRole('heading', { level: 1, name: say.artists })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Elsa Brandariz' })).toBeVisible()
  })
}

test('a record that cannot be reached says so and can be tried again', async ({ page }) => {
  await page.goto('/es/artists', { waitUntil: 'networkidle' })
  await page.route('**/api/artists/*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Elsa Brandariz' }).click()
  // The server answers to the rest: it is said, and asked about no longer.
  await expect(page.getByRole('heading', { level: 1, name: 'No hay conexión' })).toBeVisible()
  await expect(page.getByRole('alert').getByText('No hay conexión. Probá otra vez')).toBeVisible()

  await page.unroute('**/api/artists/*')
  await page.getByRole('link', { name: words.es.retry }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elsa Brandariz' })).toBeVisible()
})

test('the parts of a page that could be read stay while another failed', async ({ page }) => {
  await page.goto('/es/archives', { waitUntil: 'networkidle' })
  await page.route('**/api/items*', (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
  await page.getByRole('main').getByRole('link', { name: 'Fondo Brandariz' }).first().click()
  await expect(page.getByRole('heading', { name: words.es.title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  await page.unroute('**/api/items*')
  await page.getByRole('link', { name: words.es.retry }).click()
  await expect(page.getByRole('link', { name: 'Carta a Irma Szalay sobre el marco' })).toBeVisible()
})

test('a page that the server cannot make is an error page in its language that the log knows', async ({
  page,
}) => {
  const demo = await copyDemo()
  await demo.run('alter table artists rename column dates_es to dates_of_nobody')
  const server = await startServer(demo.env)
  for (const language of languages) {
    const answer = await page.goto(`${server.url}/${language}/artists`)
    expect(answer?.status()).toBe(500)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible()
    const note = await page
      .getByRole('main')
      .getByText(/\b500\b/)
      .textContent()
    const id = /([\w-]+)$/.exec(note ?? '')?.[1] ?? 'none'
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.includes(`"reqId":"${id}"`))
    expect(logged.join('\n')).toContain('the page could not be made')
    expect(logged.join('\n')).toContain(`"url":"/${language}/artists"`)
    expect(await answer?.text()).not.toMatch(/select |dates_|node_modules/)
  }
  expect((await fetch(`${server.url}/es/exhibitions`)).status).toBe(200)
  await server.stop()
  await demo.remove()
})
