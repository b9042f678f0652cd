import { expect, test } from 'vitest'
import { excerpts } from './excerpt.ts'

const long = 'una dos tres cuatro cinco seis siete ocho nueve diez '.repeat(6).trim()

test.each([
  ['a short text whole', 'Tinta', 'Tinta china', ['Tinta', 'Tinta china']],
  ['HTML as its words', '<p>Tinta &amp; <em>papel</em></p>', '', ['Tinta & papel', '']],
  [
    'a word in italics with the signs beside it',
    '<p>Nuevas (<em>Patio</em>)</p><p>y “<em>Siesta</em>”</p>',
    'menos de <30 o >40 cm',
    ['Nuevas (Patio) y “Siesta”', 'menos de <30 o >40 cm'],
  ],
  [
    'of a long text the words around the change',
    `${long} antes ${long}`,
    `${long} después ${long}`,
    [
      '… siete ocho nueve diez antes una dos tres cuatro …',
      '… siete ocho nueve diez después una dos tres cuatro …',
    ],
  ],
])('%s', (_what, before, after, expected) => {
  expect(excerpts(before, after)).toEqual(expected)
})

test('a long text that is new is cut', () => {
  const [was, is] = excerpts('', long)
  expect(was).toBe('')
  expect(is.length).toBeLessThan(150)
  expect(is.endsWith(' …')).toBe(true)
})
