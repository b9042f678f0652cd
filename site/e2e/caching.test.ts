import type { EventSummary } from '@gallery/contract'
import { gallerist } from './gallerist.ts'
import { expect, test } from './gallery.ts'
import { firstOf, read, settledPath } from './reading.ts'
import { sharedWorkPage } from './recordPages.ts'

function open(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { redirect: 'manual', headers })
}

test('a page of everybody’s is kept by anybody who asks whether it still holds', async ({ gallery }) => {
  const url = `${gallery.server.url}/es/exhibitions`
  // The minute is part of what a page says: two answers from both sides of its end differ.
  await expect(async () => {
    const first = await open(url)
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.get('vary')).toBe('accept-encoding')
    expect(first.headers.getSetCookie()).toEqual([])
    const etag = String(first.headers.get('etag'))
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const again = await open(url, { 'if-none-match': `"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect((await open(url, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await open(`${url}?p=2`, { 'if-none-match': etag })).status).toBe(200)
  }).toPass()
})

test('what somebody who is signed in sees is kept by nobody', async ({ gallery: { server, mailbox } }) => {
  const anonymous = await open(`${server.url}/es/exhibitions`)
  const staff = await gallerist(server.url, mailbox)
  const page = await staff.get('/es/exhibitions')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('etag')).toBeNull()
  expect(await page.text()).not.toBe(await anonymous.text())
})

test('a record is at one address; the others lead there, query and all', async ({ gallery }) => {
  const { url } = gallery.server
  const { id } = firstOf(await read<EventSummary[]>(`${url}/api/events?exhibitions=true`), 'exhibitions')
  const path = await settledPath(`${url}/es/exhibitions/${id}`)
  for (const other of [
    `/es/exhibitions/${id}`,
    `/es/exhibitions/${id}/a-name-of-before`,
    `/es/events/${id}/x`,
  ]) {
    const answer = await open(`${url}${other}?p=2&q=a%20b`)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${path}?p=2&q=a%20b`])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  }
})

test('what does not exist is 404 and nothing to keep', async ({ gallery: { server } }) => {
  for (const path of [
    '/es/exhibitions/999999',
    '/en/artists/x',
    '/es/archives/0/nothing',
    '/en/share/work/x',
  ]) {
    const page = await open(server.url + path)
    expect(page.status, path).toBe(404)
    expect(page.headers.get('etag')).toBeNull()
    expect(page.headers.get('cache-control')).not.toContain('public')
    expect(await page.text()).toContain('<meta name="robots" content="noindex">')
  }
})

test('the files of the build are compressed and never asked for again', async ({ gallery: { server } }) => {
  const html = await (await open(`${server.url}/es`)).text()
  const files = [...html.matchAll(/\/assets\/[^" ]+\.(?:js|css)/g)].map(([path]) => path)
  expect(files.length).toBeGreaterThan(3)
  for (const path of files) {
    const answer = await open(`${server.url}${path}`, { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding'), path).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
})

test('a page travels compressed', async ({ gallery: { server } }) => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await open(`${server.url}/en`, { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
  }
})

test('an address with more in its query than its page reads is the same page, in the browser too', async ({
  page,
}) => {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  for (const [path, english] of [
    ['/es?utm_source=mail', '/en'],
    ['/es/exhibitions?fbclid=1&q=a&p=1', '/en/exhibitions?q=a&p=1'],
    ['/es/about?q=x', '/en/about'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const other = page.getByRole('banner').getByRole('link', { name: 'English' })
    await expect(other.first()).toHaveAttribute('href', english)
  }
  expect(wrong).toEqual([])
})

test('a hidden work shows its pictures to who has opened its link, and to nobody else', async ({
  gallery,
  page,
}) => {
  const { path } = await sharedWorkPage(gallery, 'es')
  await page.goto(path)
  const picture = page.getByRole('main').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(address).toContain('/storage/images/')
  expect((await page.request.get(address)).headers()['cache-control']).toBe('private, no-cache')
  expect((await open(address)).status).toBe(404)
})
