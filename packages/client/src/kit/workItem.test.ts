import { WorkSummary } from '@gallery/contract'
import { sizeOf, yearOf } from '@gallery/contract/plain'
import { expect, test } from 'vitest'
import { workItem } from './workItem.ts'

const work = WorkSummary.parse({
  id: 3,
  hash: 'abc123def456',
  title_es: 'Patio',
  title_en: '',
  year: 1950,
  year_text: 'ca. 1950',
  date_words: null,
  technique: '',
  technique_en: '',
  height: 30,
  width: 30,
  depth: null,
  size_text: '30 cm (diámetro)',
  artist: null,
  img: null,
})

test('words stand in place of the numbers, on pages and in grids', () => {
  expect([yearOf(work, 'es'), sizeOf(work, 'es')]).toEqual(['ca. 1950', '30 cm (diámetro)'])
  expect(workItem(work, 'es', '/es/obras/3')).toMatchObject({ year: 'ca. 1950', size: '30 cm (diámetro)' })
})

test('without words the numbers are said, and nothing where nobody knows', () => {
  const plain = { ...work, year_text: '', size_text: '' }
  expect([yearOf(plain, 'es'), sizeOf(plain, 'es')]).toEqual(['1950', '30 × 30 cm'])
  const unknown = { ...plain, year: null, height: null, width: null }
  expect([yearOf(unknown, 'es'), sizeOf(unknown, 'es')]).toEqual(['', ''])
})
