import { type EventSummary, languages } from '@gallery/contract'
import { expect, test } from './gallery.ts'
import { firstOf, read } from './reading.ts'

/** What stands between two marks in a text, each time that they come. */
function between(text: string, start: string, end: string): string[] {
  return text
    .split(start)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(end)))
}

async function text(url: string): Promise<string> {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(200)
  return answer.text()
}

test('every address of the sitemap is a page that calls itself so, with the same translations', async ({
  gallery: {
    server: { url },
  },
}) => {
  const files = between(await text(`${url}/sitemap.xml`), '<loc>', '</loc>')
  expect(files.length).toBeGreaterThan(6)
  const entries: string[] = []
  for (const file of files) entries.push(...between(await text(file), '<url>', '</url>'))
  expect(entries.length).toBeGreaterThan(100)
  for (const entry of entries) {
    const address = firstOf(between(entry, '<loc>', '</loc>'), 'address in the entry')
    const answer = await fetch(address, { redirect: 'manual' })
    expect(answer.status, address).toBe(200)
    const html = await answer.text()
    expect(between(html, '<link rel="canonical" href="', '"')).toEqual([address])
    expect(between(html, 'hreflang="', '>'), address).toEqual(
      between(entry, 'hreflang="', '/>').filter((link) => link !== '')
    )
  }
})

test('a page without a picture is passed on with one of its title; the head leads to the news; old browsers find an icon', async ({
  gallery: {
    server: { url },
  },
}) => {
  const html = await text(`${url}/en/artists`)
  const address = firstOf(between(html, '<meta property="og:image" content="', '"'), 'og:image')
  const card = await fetch(address.replaceAll('&amp;', '&'))
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(html).toContain('<link rel="alternate" type="application/atom+xml" href="/en/feed.xml">')
  expect(await text(`${url}/en/feed.xml`)).toContain('<entry>')
  const icon = await fetch(`${url}/favicon.ico`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
})

test('crawlers are told where the sitemap is and what is not theirs', async ({ gallery: { server } }) => {
  const robots = await text(`${server.url}/robots.txt`)
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  for (const path of ['/api', '/auth', '/es/share', '/en/appointments', '/es/user', '/en/admin'])
    expect(robots.split('\n')).toContain(`Disallow: ${path}`)
})

test('a page past the last says which there are and leads to the last; a word written wrong finds the nearest', async ({
  gallery: {
    server: { url },
  },
}) => {
  const beyond = await text(`${url}/es/events?p=99`)
  expect(between(beyond, '>No hay página 99: ', '</p>')).toEqual(['todo está en la primera'])
  expect(between(beyond, '</p><a ', '</a>')).toContainEqual(
    expect.stringMatching(/href="\/es\/events"[^>]*>Ir a la página 1$/)
  )

  const forgiven = await text(`${url}/es/search?q=irma+szallay`)
  expect(between(forgiven, 'Resultados para «', '»: ')).toEqual(['irma szalay'])
  expect(forgiven).toContain('Irma Szalay')
})

test('parts of the sitemap that list nothing do not exist', async ({ gallery: { server } }) => {
  for (const name of ['works-99', 'works-0', 'works-x', 'users-1'])
    expect((await fetch(`${server.url}/sitemap-${name}.xml`, { redirect: 'manual' })).status).not.toBe(200)
})

for (const language of languages) {
  test(`a phone can keep the gallery on its screen, in ${language}`, async ({ page, gallery }) => {
    const { url } = gallery.server
    await page.goto(`/${language}`)
    const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const answer = await fetch(`${url}${address}`)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const manifest: {
      name: string
      lang: string
      start_url: string
      icons: { src: string; sizes: string }[]
    } = await answer.json()
    expect(manifest).toMatchObject({ name: 'Ochava', lang: language, start_url: `/${language}` })
    for (const { src, sizes } of [...manifest.icons, { src: String(icon), sizes: '180x180' }]) {
      const size = await page.evaluate(async (path) => {
        const image = new Image()
        image.src = path
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      if (sizes !== 'any') expect(size, src).toBe(sizes)
    }
  })

  test(`events come as a calendar, together and alone, in ${language}`, async ({ page, gallery }) => {
    const { url } = gallery.server
    const { id } = firstOf(await read<EventSummary[]>(`${url}/api/events?events=true`), 'events')
    await page.goto(`/${language}/events`)
    const feed = page.locator('main a[type="text/calendar"]')
    await expect(feed).toBeVisible()
    const calendar = await text(`${url}${await feed.getAttribute('href')}`)
    const entries = between(calendar, 'BEGIN:VEVENT', 'END:VEVENT')
    expect(entries.length).toBeGreaterThan(2)

    await page.goto(`/${language}/events/${id}`, { waitUntil: 'networkidle' })
    const download = page.waitForEvent('download')
    await page.locator('main a[href$=".ics"]').click()
    expect((await download).suggestedFilename()).toBe(`event-${id}.ics`)
    const alone = await text(`${url}/${language}/events/${id}.ics`)
    expect(between(alone, 'UID:', '\r\n')).toEqual([`event-${id}@127.0.0.1`])
  })
}
