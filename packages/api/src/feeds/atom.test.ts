import { SaxesParser } from 'saxes'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { changeEvent } from '../events/changes.queries.ts'
import { setOptions } from '../options/options.queries.ts'
import { anEvent } from '../testing/bookings.ts'
import { noon, testApp } from '../testing/testApp.ts'

const house = await testApp({ env: { PUBLIC_URL: 'http://localhost:3000' } })
afterAll(() => house.close())
beforeEach(() => house.reset())

/** The elements of a feed by their paths, with their text; throws where it is no well-formed XML. */
function elementsOf(xml: string): [path: string, text: string][] {
  const found: [string, string][] = []
  const path: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom')
    path.push(local)
    found.push([path.join('/'), attributes.href?.value ?? ''])
  })
  parser.on('text', (text) => {
    const last = found.at(-1)
    if (last && text.trim() !== '') last[1] += text
  })
  parser.on('closetag', () => path.pop())
  parser.write(xml).close()
  return found
}

async function read(url: string) {
  const response = await house.client().get(url)
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ])
  return elementsOf(response.body)
}

describe('the news feed', () => {
  it('tells what is announced in its language, with all that Atom asks for', async () => {
    await setOptions(house.db, { name: 'Ochava & hijos' }, { now: noon, by: null })
    const id = await anEvent(house.db, { excerpt_en: 'Two planes <air>', body_en: '<p>Come & see</p>' })
    const feed = await read('/en/feed.xml')
    for (const expected of [
      ['feed/id', 'http://localhost:3000/en/feed.xml'],
      ['feed/title', 'Ochava & hijos'],
      ['feed/updated', noon.toISOString()],
      ['feed/author/name', 'Ochava & hijos'],
      ['feed/link', 'http://localhost:3000/en/feed.xml'],
      ['feed/entry/id', `http://localhost:3000/en/events/${id}`],
      ['feed/entry/title', 'The Line'],
      ['feed/entry/updated', noon.toISOString()],
      ['feed/entry/link', `http://localhost:3000/en/exhibitions/${id}`],
      ['feed/entry/summary', 'Two planes <air>'],
      ['feed/entry/content', '<p>Come &amp; see</p>'],
    ]) {
      expect(feed).toContainEqual(expected)
    }
    expect(await read('/es/feed.xml')).toContainEqual(['feed/entry/title', 'La línea'])
  })

  it('is a feed whatever stands in a text: what XML cannot hold goes, the rest arrives as it was typed', async () => {
    await anEvent(house.db, { excerpt_es: 'Uno & "dos"\u0001\r\n]]> <b>\u0008😀' })
    expect(await read('/es/feed.xml')).toContainEqual(['feed/entry/summary', 'Uno & "dos"\r\n]]> <b>😀'])
  })

  it('tells nothing hidden, and is a feed also while there is nothing to tell', async () => {
    await anEvent(house.db, { title_es: 'Escondida', active: false })
    const feed = await read('/es/feed.xml')
    expect(feed.filter(([path]) => path === 'feed/entry')).toEqual([])
    expect(feed.map(([path]) => path)).toEqual(
      expect.arrayContaining(['feed/id', 'feed/title', 'feed/updated'])
    )
  })

  it('is as fresh as pages: asked for each time, sent again only after a change', async () => {
    const id = await anEvent(house.db)
    const first = await house.client().get('/es/feed.xml')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const ask = () =>
      house.client().get('/es/feed.xml', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect((await ask()).statusCode).toBe(304)
    house.clock.advance(60_000)
    const writing = { now: house.clock.now, by: null, zone: house.env.GALLERY_TZ }
    await changeEvent(house.db, id, { title_es: 'La esquina' }, writing)
    const changed = await ask()
    expect([changed.statusCode, changed.body.includes('La esquina')]).toEqual([200, true])
  })
})
