import { expect, test } from 'vitest'
import type { Head } from '../src/head/head.ts'
import { headTags } from './headTags.ts'

const origin = 'https://ochava.example'

function tags(head: Partial<Head>, url = '/es/events?p=2&day=2026-11-18', findable = true): string {
  const page = { head: { title: 'T | Ochava', ...head }, language: 'es', findable } as const
  return headTags({ page, origin, url }).join('\n')
}

test('a page names itself in both languages, without what is open on it', () => {
  const html = tags({})
  expect(html).toContain('<link rel="canonical" href="https://ochava.example/es/events?p=2">')
  expect(html).toContain('hreflang="en" href="https://ochava.example/en/events?p=2"')
  expect(html).toContain('hreflang="x-default" href="https://ochava.example/es/events?p=2"')
})

test('what is not for search engines names no address to them, and can be passed on', () => {
  const html = tags({}, '/es/search?q=patio', false)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/canonical|hreflang|ld\+json/)
  expect(html).toContain('<meta property="og:title" content="T | Ochava">')
})

test('a slash at the end makes no other page', () => {
  expect(tags({}, '/es/events/')).toContain('<link rel="canonical" href="https://ochava.example/es/events">')
})

test('a record has its own address in each language', () => {
  const html = tags({ paths: { es: '/es/works/1/patio', en: '/en/works/1/yard' } }, '/es/works/1')
  expect(html).toContain('<link rel="canonical" href="https://ochava.example/es/works/1/patio">')
  expect(html).toContain('hreflang="en" href="https://ochava.example/en/works/1/yard"')
})

test('a record that is shown at several paths is looked for at one', () => {
  const html = tags(
    {
      paths: { es: '/es/collections/sur/1/patio', en: '/en/collections/sur/1/yard' },
      canonical: { es: '/es/artists/roca/works/1/patio', en: '/en/artists/roca/works/1/yard' },
    },
    '/es/collections/sur/1/patio'
  )
  expect(html).toContain('rel="canonical" href="https://ochava.example/es/artists/roca/works/1/patio"')
  expect(html).toContain('hreflang="en" href="https://ochava.example/en/artists/roca/works/1/yard"')
  expect(html).not.toContain('/collections/')
})

test('what is not translated names no translation', () => {
  const html = tags({ paths: { es: '/es/works/1/patio' } }, '/es/works/1/patio')
  expect(html).not.toContain('hreflang')
})

test('a picture comes along with its whole address', () => {
  const html = tags({ image: { path: '/storage/events/a.jpg', width: 1600, height: 900 } })
  expect(html).toContain('<meta property="og:image" content="https://ochava.example/storage/events/a.jpg">')
  expect(html).toContain('summary_large_image')
})

test('structured data has whole addresses, at any depth, and cannot end its script', () => {
  const html = tags({
    data: [
      {
        '@type': 'Event',
        name: '</script>',
        url: '/es/events/1',
        organizer: [{ url: '/es' }],
        image: { contentUrl: '/a.jpg' },
      },
    ],
  })
  const json = html.match(/<script type="application\/ld\+json">(.*)<\/script>/)?.[1] ?? ''
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: '</script>',
    url: 'https://ochava.example/es/events/1',
    organizer: [{ url: 'https://ochava.example/es' }],
    image: { contentUrl: 'https://ochava.example/a.jpg' },
  })
})
