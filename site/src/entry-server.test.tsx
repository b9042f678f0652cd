import { holidaysFrom, nameOf, siteKey } from '@gallery/client'
import { upcomingUrl, urlOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { rendered, today, visit } from './testing/renderedPages.ts'

test('the home page comes with its headline and its timeline', async () => {
  const page = await rendered('/es')
  expect(page.status).toBe(200)
  expect(page.head).toMatchObject({ title: 'Inicio | Ochava', description: 'Mirar despacio </script>' })
  expect(page.body).toContain('Mirar despacio &lt;/script&gt;')
  expect(page.body).toContain('Horas del patio')
  expect(page.body).not.toContain('style="')
})

test('everything that was read travels with the page, each once', async () => {
  const { page, asked } = await visit('/es')
  if ('redirect' in page) throw new Error('no page')
  expect(page.seed.entries.map(([name]) => name)).toEqual(asked)
  expect(asked).toEqual(
    [siteKey, urlOf('/auth/getUser'), urlOf('/api/slides'), upcomingUrl(today), holidaysFrom(today)].map(
      nameOf
    )
  )
})

test('what was searched for is not for search engines', async () => {
  expect((await rendered('/es/search?q=patio')).findable).toBe(false)
  expect((await rendered('/es/search')).findable).toBe(true)
})

test.each([
  ['/', '/en'],
  ['/somewhere', '/en'],
  ['/es/somewhere', '/es'],
  ['//', '/en'],
  ['//evil.example/es', '/en'],
])('%s leads to the home page of a language', async (url, home) => {
  const language = url.startsWith('/es') ? 'es' : 'en'
  expect((await visit(url, { language })).page).toEqual({ redirect: home })
})

test.each([
  ['/es/Exhibitions', '/es/exhibitions'],
  ['/es/WORKS?q=patio&x=1', '/es/works?q=patio&x=1'],
  ['/en/Exhibitions/99/Horas', '/en/exhibitions/99/Horas'],
])('%s is to be found at %s', async (url, path) => {
  expect((await visit(url)).page).toEqual({ redirect: path, moved: true })
})

test('a secret address in other letters stays one', async () => {
  const { page } = await visit('/es/Auth/abcdefGHIJklmnopqrstuvwxyz')
  expect(page).toEqual({ redirect: '/es/auth/abcdefGHIJklmnopqrstuvwxyz', moved: true, secret: true })
})

test.each([
  '/es/exhibitions/99',
  '/es/exhibitions/99/%2e%2e',
  '/es/events/abc',
  '/es/appointments/confirm/abc',
])('%s is a page that says that there is nothing', async (url) => {
  const page = await rendered(url)
  expect(page.status).toBe(404)
  expect(page.body).toContain('<h1')
})

test('when a read fails the page says so, with the number under which the log knows it', async () => {
  const { page, failures } = await visit('/es/exhibitions/4')
  if ('redirect' in page) throw new Error('no page')
  expect(page.status).toBe(500)
  expect(page.body).toContain('Algo se torció de nuestro lado')
  expect(page.body).toContain('request-1')
  expect(page.head.title).toBe('Algo se torció de nuestro lado')
  expect(failures).toHaveLength(1)
})

test.each([
  ['the database is away', 503],
  ['its disk is full', 507],
])('a page that is drawn while %s is to be asked for again', async (_why, status) => {
  const others = new Map([[nameOf(urlOf('/api/events/:id', { id: 4 })), { status, body: {} }]])
  const page = await rendered('/es/exhibitions/4', { others })
  expect(page.status).toBe(503)
  expect(page.body).toContain('Error de servidor 503, pedido request-1')
})

test('links from mails are secret pages, others are not', async () => {
  expect((await rendered('/es/auth/abcdefghijklmnopqrstuvwxyz')).secret).toBe(true)
  expect((await rendered('/es/exhibitions')).secret).toBe(false)
})

test('the printed foot of a page has the code of its address, unless that is a secret', async () => {
  const secret = await rendered('/es/appointments/confirm/abcdefghijklmnopqrstuvwxyz')
  expect(secret.body).toContain('Impreso el')
  expect(secret.body).not.toContain('/qr.svg')
  expect((await rendered('/es/exhibitions')).body).toContain('/qr.svg?path=%2Fes%2Fexhibitions"')
  const narrowed = await rendered('/es/exhibitions?msg=Hola&q=patio')
  expect(narrowed.body).toContain('/qr.svg?path=%2Fes%2Fexhibitions%3Fq%3Dpatio"')
  const day = await rendered('/es?day=2026-11-18&event=3')
  expect(day.body).toContain('/qr.svg?path=%2Fes%3Fday%3D2026-11-18%26event%3D3"')
})

test('what an address says is there before any script is, once, and away from the text of the page', async () => {
  const { body } = await rendered('/es?msg=Hasta+pronto')
  expect(body.match(/Hasta pronto/g)).toHaveLength(1)
  expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).not.toContain('Hasta pronto')
  expect(body).not.toContain('<noscript>')
})
