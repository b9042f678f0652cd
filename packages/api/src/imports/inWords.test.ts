import { expect, test } from 'vitest'
import type { Dimensions } from './cells/dimensions.ts'
import { dimensionsInWords, sideInWords, yearInWords } from './inWords.ts'
import { oddSizes } from './oddSizes.ts'

const isPossible = (year: number) => year >= -3000 && year <= 2200
const year = (text: string, rule: Parameters<typeof yearInWords>[1]) => {
  const read = yearInWords(text, rule, isPossible)
  return 'reason' in read ? read.reason.id : [read.value, read.words]
}

test.each([
  ['1974', 1974],
  ['ca. 1950', 1950],
  ['c.1950', 1950],
  ['1930s', 1930],
  ['década de 1930', 1930],
  ['19th century', 1801],
  ['mid-19th century', 1801],
  ['17th-18th century', 1601],
  ['siglo XIX', 1801],
  ['S. XIX', 1801],
  ['2nd century BC', -200],
  ['siglo II a.C.', -200],
  ['1950-52', 1950],
  ['1950–1952', 1950],
  ['2018 (creation)', 2018],
  ['1888 or 1889', 1888],
  ['1888 o 1889', 1888],
  ['before 1900', 1900],
  ['not ancient', null],
])('of the year %j the first is %j, and the words stay', (text, first) => {
  expect(year(text, 'words')).toEqual([first, text === '1974' ? '' : text])
})

test.each(['date not known', 'n.d.', '[n.d.]', 's/f', 's.f.', 'sin fecha', 'Unknown'])(
  '%j is no date, and no words',
  (text) => {
    for (const rule of ['exact', 'words', 'first', 'empty'] as const)
      expect(year(text, rule)).toEqual([null, ''])
  }
)

test('what is no single year is refused, read or left empty, as the rule says', () => {
  expect(year('ca. 1950', 'exact')).toBe('import.reason.yearNotOne')
  expect(year('ca. 1950', 'first')).toEqual([1950, 'ca. 1950'])
  expect(year('ca. 1950', 'empty')).toEqual([null, 'ca. 1950'])
  expect(year('not ancient', 'first')).toBe('import.reason.year')
  expect(year('9999', 'first')).toBe('import.reason.outOfRange')
  expect(year('9999', 'words')).toEqual([null, '9999'])
})

const reading = { decimal: '.', unit: 'cm' } as const
const sized = (
  height: number | null,
  width: number | null = null,
  depth: number | null = null
): Dimensions => ({
  height,
  width,
  depth,
})

test.each([
  ['3.5 cm (height) x 1.5 cm (diameter)', sized(3.5, 1.5), true],
  ['211 cm de largo', sized(null, 211), true],
  ['30 cm (diameter)', sized(30, 30), true],
  ['Ø 30 cm', sized(30, 30), true],
  ['diámetro: 30 cm', sized(30, 30), true],
  ['Varias', sized(null), true],
  ['support 50 x 40 cm; frame 70 x 60 cm', sized(50, 40), true],
  ['sheet: 10 x 8 in. (25.4 x 20.3 cm); frame: 50 x 40 cm', sized(25.4, 20.3), true],
  ['aprox. 50 x 40 cm', sized(50, 40), true],
  ['1 x 2 x 3 x 4 cm', sized(1, 2, 3), true],
  ['12 3/4 x 8 in. (32.4 x 20.3 cm)', sized(32.4, 20.3), false],
  ['alto: 12 cm; ancho: 8 cm', sized(12, 8), false],
  ['30 cm', sized(30), false],
  ['30', sized(30), false],
])('of the sizes %j is read what can be', (text, sizes, isKept) => {
  expect(dimensionsInWords(text, 'read', reading)).toEqual({ value: sizes, words: isKept ? text : '' })
})

test('sizes that nobody can read for certain are refused, or left empty with their words', () => {
  const text = '30 cm (diameter)'
  expect(dimensionsInWords(text, 'exact', reading)).toEqual({ reason: { id: 'import.reason.dimensions' } })
  expect(dimensionsInWords(text, 'empty', reading)).toEqual({ value: sized(null), words: text })
  expect(dimensionsInWords('50 x 40', 'empty', reading)).toEqual({ value: sized(50, 40), words: '' })
  expect(dimensionsInWords('500 x 400; 2 in', 'read', { ...reading, unit: 'mm' })).toMatchObject({
    value: sized(50, 40),
  })
})

test.each([
  ['30', 30, ''],
  ['12 in', 30.48, ''],
  ['30 cm (diameter)', 30, '30 cm (diameter)'],
  ['H. 30 cm', 30, ''],
  ['ca. 30', 30, 'ca. 30'],
  ['30 (aprox.)', 30, '30 (aprox.)'],
  ['989 MB', null, '989 MB'],
  ['12 - 1/2 in', null, '12 - 1/2 in'],
  ['variable', null, 'variable'],
])('of the side %j is read what can be', (text, value, words) => {
  expect(sideInWords(text, 'width', { rule: 'read', reading })).toEqual({ value, words })
})

test('heights that look like another unit are told of', () => {
  expect(oddSizes([1200, 800, 905], 'cm')).toMatchObject({
    id: 'import.warning.large',
    values: { meant: 'mm' },
  })
  expect(oddSizes([1.2, 0.8, 0.9, 1.5], 'cm')).toMatchObject({
    id: 'import.warning.small',
    values: { meant: 'm' },
  })
  expect(oddSizes([120, 80, 2], 'cm')).toBeNull()
  expect(oddSizes([1200, 800], 'cm'), 'two tell nothing').toBeNull()
})
