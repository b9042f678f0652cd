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
  status: 200,
  language: 'es',
  head: { title: 'A "b" <c> | Ochava', description: 'd' },
  body: '<main></main>',
  seed: { now: '2026-11-17T15:00:00.000Z', entries: [] },
  file: '',
  secret: false,
  signedIn: false,
}
const parts = { page, assets, origin: 'https://ochava.example', url: '/es/events?p=2&q=x' }

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

test('a page behind a secret address is not indexed and names no address', () => {
  const html = document({ ...parts, page: { ...page, secret: true } })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
})

test('scripts come after the markup, and one fetches the others in good time', () => {
  const html = document(parts)
  expect(html.indexOf('<main>')).toBeLessThan(html.indexOf('<script'))
  expect(html).toContain('<script async src="/s.js" data-entry="/e.js" data-modules="/m.js">')
})
