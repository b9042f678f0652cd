import { expect, test } from 'vitest'
import type { RenderedPage } from '../src/entry-server.tsx'
import { document } from './document.ts'

const assets = {
  styles: ['/a.css'],
  fonts: ['/f.woff2'],
  start: '/s.js',
  script: '/e.js',
  modules: ['/m.js'],
}
const page: RenderedPage = {
  address: '/es/events?p=2',
  status: 200,
  language: 'es',
  head: { title: 'A "b" <c> | Ochava', description: 'd' },
  body: '<main></main>',
  records: [],
  seed: { now: '2026-11-17T15:00:00.000Z', entries: [] },
  files: [],
  recordKind: undefined,
  secret: false,
  needsScripts: false,
  signedIn: false,
  findable: true,
}
const parts = { page, assets, early: 'keep()', origin: 'https://ochava.example', url: '/es/events?p=2&q=x' }

test('the seed cannot end its script', () => {
  const hostile = {
    now: '2026-11-17T15:00:00.000Z',
    entries: [['a', { data: '</script><script>x' }]] as const,
  }
  expect(document({ ...parts, page: { ...page, seed: hostile } })).not.toContain('<script>x')
})

test('text in the head cannot become markup', () => {
  expect(document(parts)).toContain('<title>A &quot;b&quot; &lt;c&gt; | Ochava</title>')
})

test('a page that answers a refused form says so in its title, one between two steps of a form does not', () => {
  const answering = (status: number) => {
    const sent = { status, values: {}, errors: {}, message: '' }
    return document({ ...parts, page: { ...page, seed: { ...page.seed, sent } } })
  }
  expect(answering(422)).toContain('<title>Error: A ')
  expect(answering(200)).toContain('<title>A ')
})

test('a page behind a secret address is not indexed and names no address', () => {
  const html = document({ ...parts, page: { ...page, secret: true } })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
})

test('what is pressed is kept from the first byte on, before anything that can be pressed', () => {
  const html = document(parts)
  expect(html.indexOf('<script>keep()</script>')).toBeLessThan(html.indexOf('<link'))
})

test('scripts that are fetched come after the markup, and one fetches the others in good time', () => {
  const html = document(parts)
  expect(html.indexOf('<main>')).toBeLessThan(html.indexOf('<script async'))
  expect(html).toContain('<script async src="/s.js" data-entry="/e.js" data-modules="/m.js">')
})

test('a page that is nothing without scripts does not let them wait', () => {
  const html = document({ ...parts, page: { ...page, needsScripts: true } })
  expect(html).toContain('data-modules="/m.js" data-now></script>')
})
