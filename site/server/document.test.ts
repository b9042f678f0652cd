import { expect, test } from 'vitest'
import type { RenderedPage } from '../src/entry-server.tsx'
import { document, escapeJson } from './document.ts'

const assets = { styles: ['/a.css'], fonts: ['/f.woff2'], script: '/e.js', modules: ['/m.js'] }
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

test('text in the head cannot become markup', () => {
  expect(document(parts)).toContain('<title>A &quot;b&quot; &lt;c&gt; | Ochava</title>')
})

test('the seed cannot end its script', () => {
  const json = escapeJson({ text: '</script><script>alert(1)</script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text: '</script><script>alert(1)</script>' })
})

test('a page names itself in both languages, without what was searched for', () => {
  const html = document(parts)
  expect(html).toContain('<link rel="canonical" href="https://ochava.example/es/events?p=2">')
  expect(html).toContain('hreflang="en" href="https://ochava.example/en/events?p=2"')
})

test('a page behind a secret address is not indexed and names no address', () => {
  const html = document({ ...parts, page: { ...page, secret: true } })
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
})

test('scripts come after the markup and at low priority', () => {
  const html = document(parts)
  expect(html.indexOf('<main>')).toBeLessThan(html.indexOf('<script'))
  expect(html).toContain('<script type="module" src="/e.js" fetchpriority="low"')
})
