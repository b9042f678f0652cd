import { expect, test } from 'vitest'
import { collectionWorkHref, sharedCollectionWorkHref, workHref } from './workHref.ts'

const work = {
  id: 7,
  hash: 'aB3_d-9xYz',
  title_es: 'Estructura abierta nº 26',
  title_en: 'Open Structure No. 26',
  artist: { id: 2, display: 'Elsa Brandariz', last_name: 'Brandariz' },
}

test('a work stands under its artist', () => {
  expect(workHref(work, 'es')).toBe('/es/artists/2/elsa-brandariz/7/estructura-abierta-no-26')
  expect(workHref(work, 'en')).toBe('/en/artists/2/elsa-brandariz/7/open-structure-no-26')
})

test('a work by nobody has an address too', () => {
  expect(workHref({ ...work, artist: null }, 'es')).toBe('/es/artists/0/-/7/estructura-abierta-no-26')
})

test('a title that leaves no slug leaves none', () => {
  expect(workHref({ ...work, title_es: '—', title_en: '' }, 'es')).toBe('/es/artists/2/elsa-brandariz/7')
})

test('a work in a collection and in a room is named by its hash', () => {
  expect(collectionWorkHref('abc123', work, 'en')).toBe(
    '/en/collections/abc123/aB3_d-9xYz/open-structure-no-26'
  )
  expect(sharedCollectionWorkHref('abc123', work, 'es')).toBe(
    '/es/share/collection/abc123/aB3_d-9xYz/estructura-abierta-no-26'
  )
})
