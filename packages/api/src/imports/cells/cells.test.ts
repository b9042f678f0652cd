import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanCell, cleanLines } from './clean.ts'
import { readDay, readFirstYear, readYear } from './dates.ts'
import { readDimensions } from './dimensions.ts'
import { readHtml } from './html.ts'
import { readNumber, readSize } from './numbers.ts'

test.each([
  ['  Patio\u00a0 a las\ncuatro ', 'Patio a las cuatro'],
  ['NULL', ''],
  ['n/a', ''],
  ['-', ''],
  ['Caf&amp;eacute; &amp;amp; t&eacute;', 'Café & té'],
  ['<p class=MsoNormal>Uno<o:p></o:p></p><p>dos</p>', 'Uno dos'],
  ['<Sin título> & co', '<Sin título> & co'],
  ['12<sup>1</sup>⁄<sub>2</sub> × 8<sup class="n">11</sup>&frasl;<sub>16</sub> in', '12 1⁄2 × 8 11⁄16 in'],
  ['12<sup>3</sup>/<sub>4</sub> in', '12 3/4 in'],
  ['10 m<sup>2</sup>, 1<sup>er</sup>', '10 m2, 1er'],
])('cleans %j', (cell, text) => {
  expect(cleanCell(cell)).toBe(text)
})

test('lines stay lines', () => {
  expect(cleanLines(' uno \r\n\r\n\r\ndos  tres')).toBe('uno\n\ndos tres')
})

test.each([
  ['uno\n\ndos & tres', '<p>uno</p>\n<p>dos &amp; tres</p>'],
  [
    '<p class="MsoNormal" style="x"><b>Óleo</b>&nbsp;<span lang=ES>sobre</span> tela<o:p></o:p></p>',
    '<p><strong>Óleo</strong> sobre tela</p>',
  ],
  ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Texto</p>', '<p>Texto</p>'],
  ['NULL', ''],
])('makes HTML of %j', (cell, html) => {
  expect(readHtml(cell)).toBe(html)
})

test('HTML that was read is read as itself', () => {
  const unit = fc.constantFrom('a', ' ', '&', '<', '>', '\n', '<p>', '</p>', '<b>', '</b>', 'é', '&amp;')
  fc.assert(
    fc.property(fc.string({ unit }), (cell) => {
      expect(readHtml(readHtml(cell))).toBe(readHtml(cell))
    })
  )
})

describe('numbers', () => {
  test.each([
    ['1.234,5', ',', 1234.5],
    ['1,234.5', '.', 1234.5],
    ['50,8', '.', 50.8],
    ['1,234', '.', 1234],
    ['1.234', ',', 1234],
    ['12 000', '.', 12000],
    ['1,2,4', '.', null],
    ['doce', '.', null],
  ] as const)('%j with %j is %j', (text, decimal, number) => {
    expect(readNumber(text, decimal)).toBe(number)
  })

  test.each([
    ['50.8', 50.8],
    ['50.8 cm', 50.8],
    ['508 mm', 50.8],
    ['20 in.', 50.8],
    ['12 3/4 in', 32.39],
    ['12 3⁄4 in', 32.39],
    ['12 ¾ in', 32.39],
    ['12 3⁄4', 12.75],
    ['8½', 8.5],
    ['½ in', 1.27],
    ['121⁄2 in', 31.75],
    ['12½ in'.normalize('NFKC'), 31.75],
    ['1⅔'.normalize('NFKC'), 1.67],
    ['5\' 21⁄2"', 158.75],
    ['12-1/2 in', 31.75],
    ['12-½ in', 31.75],
    ['1/4-1/2 in', undefined],
    ['12 - 1/2 in', undefined],
    ['121⁄16 in', undefined],
    ['121/2 in', undefined],
    ['12 5/4 in', undefined],
    ['0/0', undefined],
    ['3 1/50', undefined],
    ['5\' 2½"', 158.75],
    ['0', null],
    ['989 MB', undefined],
    ['grande', undefined],
    ['6 ft', 182.88],
    ['6\' 1"', 185.42],
    ['6’1”', 185.42],
    ["5' 2''", 157.48],
    ['5 ft. 2 1/2 in.', 158.75],
    ['5\'-2.5"', 158.75],
    ['5\' 1/2"', 153.67],
    ['3 pies', 91.44],
    ["5'2", 157.48],
    ["5'2 1/2", 158.75],
    ['5’11', 180.34],
    ["5' 2", undefined],
    ["5'14", undefined],
    ["5'2 cm", undefined],
    ["1'200", undefined],
    ['3 varas', undefined],
  ])('the size %j is %j', (text, size) => {
    expect(readSize(text, { decimal: '.', unit: 'cm' })).toBe(size)
  })
})

test.each([
  ['12 3/4 x 8 in. (32.4 x 20.3 cm)', { height: 32.4, width: 20.3, depth: null }],
  ['3 x 4 x 5 cm', { height: 3, width: 4, depth: 5 }],
  ['10 × 20 in.', { height: 25.4, width: 50.8, depth: null }],
  ['Alto: 12 cm, ancho: 8 cm', { height: 12, width: 8, depth: null }],
  ['sheet: 10 x 20 cm image: 8 x 18 cm', 'several'],
  ['3.5 cm x 15 mm', { height: 3.5, width: 1.5, depth: null }],
  ['W x H: 20 x 10 cm', { height: 10, width: 20, depth: null }],
  ['12½ × 8¾ in.', { height: 31.75, width: 22.23, depth: null }],
  ['12 3⁄4 x 8 in', { height: 32.39, width: 20.32, depth: null }],
  ['12 3⁄4 × 8 1⁄2 in.', { height: 32.39, width: 21.59, depth: null }],
  ['1 1/2 x 3/4 in', { height: 3.81, width: 1.91, depth: null }],
  ['12 x ¾ in', { height: 30.48, width: 1.91, depth: null }],
  ['10 x 8 x ½ in', { height: 25.4, width: 20.32, depth: 1.27 }],
  ['height: 3/4 in, width: 1 1/2 in', { height: 1.91, width: 3.81, depth: null }],
  ['½ x ½ in', { height: 1.27, width: 1.27, depth: null }],
  ['121⁄2 x 83⁄4 in', { height: 31.75, width: 22.23, depth: null }],
  ['12-1/2 x 8-3/4 in', { height: 31.75, width: 22.23, depth: null }],
  ['12–½ × 8-¾ in', { height: 31.75, width: 22.23, depth: null }],
  ['8-1/2 x 11"', { height: 21.59, width: 27.94, depth: null }],
  ['12-1/2 x 8 in. (31.8 x 20.3 cm)', { height: 31.8, width: 20.3, depth: null }],
  ['12—1/2 x 8 in', { height: 31.75, width: 20.32, depth: null }],
  ['12‒½ x 8 in', { height: 31.75, width: 20.32, depth: null }],
  ['12 - 1/2 x 8 in', 'none'],
  ['12 — 1/2 x 8 in', 'none'],
  ['1/4-½ x 8 in', 'none'],
  ['12-1/2-¾ x 8 in', 'none'],
  ['12&1/2 x 8 in', 'none'],
  ['12 y 1/2 x 8 in', 'none'],
  ['10 x 8 - 1/2 in', 'none'],
  ['1/4-1/2 x 8 in', 'none'],
  ['12 21⁄2 x 8 in', 'none'],
  ['30 x 20 cm, 3/10', { height: 30, width: 20, depth: null }],
  ['24 x 36 in. 1/50', { height: 60.96, width: 91.44, depth: null }],
  ['30/40 x 50 cm', 'none'],
  ['50 x 40 cm (framed, depth 3 cm)', { height: 50, width: 40, depth: null }],
  ['30 cm (diameter)', 'none'],
  ['30 cm', 'none'],
  ['-3 x 4 cm', 'none'],
  ['3 x −4 cm', 'none'],
  ['Tela - 30 x 40 cm', { height: 30, width: 40, depth: null }],
  ['989 MB', 'none'],
  ['5 ft 2 in x 4 ft', { height: 157.48, width: 121.92, depth: null }],
  ["5' 2\" x 4'", { height: 157.48, width: 121.92, depth: null }],
  ['5′ 2″ × 4′ 1″ (157.5 × 124.5 cm)', { height: 157.5, width: 124.5, depth: null }],
  ['6 x 4 ft', { height: 182.88, width: 121.92, depth: null }],
  ['6 x 4 pies', { height: 182.88, width: 121.92, depth: null }],
  ['6 x 4 yd', 'none'],
  ['30 x 40 px', 'none'],
  ['2 x 1 varas (167 x 83 cm)', { height: 167, width: 83, depth: null }],
  ['2 x 1 varas (167 x 83)', 'several'],
  ['6 x 4 yards; 50 x 40 in', 'several'],
  ['50 x 40 cm, 2400 x 3000 px', { height: 50, width: 40, depth: null }],
  ['50 x 40, 3 kg', { height: 50, width: 40, depth: null }],
  ['20 x 15 estampa; 50 x 40 papel', 'several'],
  ['30 x 40 óleo, marco 50 x 60 cm', 'several'],
  ['30 x 40 plancha, 50 x 60 hoja', 'several'],
  ['30 x 40 díptico, 60 x 80 cm', 'several'],
  ['30 x 40 óleo', { height: 30, width: 40, depth: null }],
  ['24 x 36 oil on canvas', { height: 24, width: 36, depth: null }],
  ['24 x 36 overall', { height: 24, width: 36, depth: null }],
  ['10 x 10 x 10 bronce', { height: 10, width: 10, depth: 10 }],
  ["5'2 x 4'", { height: 157.48, width: 121.92, depth: null }],
  ["4'6 x 3'2\"", { height: 137.16, width: 96.52, depth: null }],
  ["4'6 x 3'2", { height: 137.16, width: 96.52, depth: null }],
  ["5' 2 x 4'", 'none'],
  ['5 ft 2 x 4 ft', 'none'],
  ["5'-2 x 4'", 'none'],
  ["1'200 x 3'", 'none'],
  ["4'14 x 3'", 'none'],
  ["5', 2 x 4'", 'none'],
  ["H 5' 2; W 4'", 'none'],
  ['4 ft x 5 ft 2 oil', 'none'],
  ['2 x 3 ft, 2 panels', { height: 60.96, width: 91.44, depth: null }],
  ['2 x 3 ft - 1/3', { height: 60.96, width: 91.44, depth: null }],
  ['2 x 3 ft 2 kg', { height: 60.96, width: 91.44, depth: null }],
  ['2 x 3 ft, 61 x 91.5 cm', { height: 61, width: 91.5, depth: null }],
  ['2 x 3 ft, 5 cm deep', { height: 60.96, width: 91.44, depth: null }],
  ['50 x 40 enmarcado', { height: 50, width: 40, depth: null }],
  ['50 x 40 c/marco', { height: 50, width: 40, depth: null }],
  ['50 x 40, papel', { height: 50, width: 40, depth: null }],
])('the dimensions of %j', (text, dimensions) => {
  expect(readDimensions(text, { decimal: '.', unit: 'cm' })).toEqual(dimensions)
})

test.each([
  ['1974', 1974, 1974],
  ['750 BC', -750, -750],
  ['2019-12-03', 2019, 2019],
  ['c. 1930-35', null, 1930],
  ['750-250 BC', null, -750],
  ['19th century', null, 1801],
  ['siglo XIX', null, 1801],
  ['not ancient', null, null],
])('the year of %j is %j, its first one %j', (text, year, first) => {
  expect(readYear(text)).toBe(year)
  expect(readFirstYear(text)).toBe(first)
})

test.each([
  ['3/12/2019', '2019-12-03'],
  ['2019-12-03 03:02', '2019-12-03'],
  ['31/2/2019', null],
])('the day of %j is %j', (text, day) => {
  expect(readDay(text, 'day')).toBe(day)
})

test('with the month first, a day that is none stays none', () => {
  expect(readDay('3/12/2019', 'month')).toBe('2019-03-12')
  expect(readDay('31/12/2019', 'month')).toBeNull()
})
