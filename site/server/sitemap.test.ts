import { expect, test } from 'vitest'
import { routes } from '../src/routes.tsx'
import { recordPaths, sectionPaths, sections } from './publicPaths.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

const origin = 'https://ochava.example'
const updated_at = new Date('2026-11-17T15:00:00Z')
const titled = { id: 3, title_es: 'Horas del patio', title_en: 'Hours of the Yard', updated_at }

test('a page in both languages is there twice, each time with both beside it', () => {
  const xml = sitemap([{ paths: { es: '/es/a', en: '/en/a' }, updated_at }], origin)
  expect(xml.match(/<loc>[^<]*/g)).toEqual([`<loc>${origin}/es/a`, `<loc>${origin}/en/a`])
  for (const [name, path] of [
    ['es', '/es/a'],
    ['en', '/en/a'],
    ['x-default', '/es/a'],
  ]) {
    const link = `<xhtml:link rel="alternate" hreflang="${name}" href="${origin}${path}"/>`
    expect(xml.split(link)).toHaveLength(3)
  }
  expect(xml).toContain('<lastmod>2026-11-17T15:00:00.000Z</lastmod>')
})

test('a page in one language stands alone', () => {
  const xml = sitemap([{ paths: { en: '/en/a&b' } }], origin)
  expect(xml).toContain(`<url><loc>${origin}/en/a&amp;b</loc></url>`)
  expect(xml).not.toContain('hreflang')
})

test('the index names the other files', () => {
  const xml = sitemapIndex([{ path: '/sitemap-works-1.xml', updated_at }], origin)
  expect(xml).toContain(`<loc>${origin}/sitemap-works-1.xml</loc><lastmod>2026-11-17T15:00:00.000Z</lastmod>`)
})

test('every section is a route', () => {
  const paths = routes.map(({ path }) => path)
  expect(sections.filter((section) => !paths.includes(section))).toEqual([])
  expect(sectionPaths('')).toEqual({ es: '/es', en: '/en' })
})

test('records are where their links lead', () => {
  const artist = { id: 1, display: 'Tomás Verardi' }
  expect(recordPaths({ of: 'events', kind: 'exhibition', ...titled })).toEqual({
    es: '/es/exhibitions/3/horas-del-patio',
    en: '/en/exhibitions/3/hours-of-the-yard',
  })
  expect(recordPaths({ of: 'artists', ...artist, updated_at }).en).toBe('/en/artists/1/tomas-verardi')
  expect(recordPaths({ of: 'works', hash: 'h', artist, ...titled }).es).toBe(
    '/es/artists/1/tomas-verardi/3/horas-del-patio'
  )
  expect(recordPaths({ of: 'collections', link: 'abc', ...titled }).es).toBe('/es/collections/abc')
  expect(recordPaths({ of: 'archives', ...titled }).es).toBe('/es/archives/3')
})

test('what is not translated has no address in that language, what has no title one in Spanish', () => {
  const item = {
    of: 'items',
    hash: 'h',
    archive_id: null,
    subtitle_es: '',
    subtitle_en: '',
    updated_at,
  } as const
  expect(recordPaths({ ...item, subtitle_en: 'Letter' })).toEqual({ en: '/en/archives/0/h/letter' })
  expect(recordPaths(item)).toEqual({ es: '/es/archives/0/h' })
})
