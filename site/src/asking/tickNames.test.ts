import { WorkSummary } from '@gallery/contract'
import { expect, test } from 'vitest'
import { tickNames } from './tickNames.ts'

const work = WorkSummary.parse({
  id: 1,
  hash: 'abc123def456',
  title_es: 'nacer',
  title_en: '',
  year: 1966,
  year_text: '',
  date_words: null,
  technique: 'Tinta',
  technique_en: 'Ink',
  height: 30,
  width: 20,
  depth: null,
  size_text: '',
  artist: { id: 1, display: 'Irma Szalay', last_name: 'Szalay' },
  img: null,
})

/** The names as they are read out. */
function readOut(works: readonly WorkSummary[]): string[] {
  return tickNames(works, 'en').map(({ title, rest }) => [title, ...rest].join(', '))
}

test('works of one title are told apart by their years', () => {
  expect(readOut([work, { ...work, id: 2, year: 1967 }])).toEqual([
    'nacer, 1966, Irma Szalay',
    'nacer, 1967, Irma Szalay',
  ])
})

test('where the year is the same too they are told apart by technique and size', () => {
  const other = { ...work, id: 2, technique_en: 'Oil' }
  const large = { ...work, id: 3, height: 60 }
  expect(readOut([work, other, large, { ...work, id: 4, year: null, artist: null }])).toEqual([
    'nacer, 1966, Irma Szalay, Ink, 30 × 20 cm',
    'nacer, 1966, Irma Szalay, Oil, 30 × 20 cm',
    'nacer, 1966, Irma Szalay, Ink, 60 × 20 cm',
    'nacer',
  ])
})

test('a title that is not translated says its language', () => {
  expect(tickNames([work], 'en')[0]?.lang).toBe('es')
  expect(tickNames([work], 'es')[0]?.lang).toBeUndefined()
})
