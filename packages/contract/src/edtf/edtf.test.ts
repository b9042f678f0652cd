import { expect, test } from 'vitest'
import { endless, readEdtf, spanOf } from './edtf.ts'
import { edtfWords } from './edtfWords.ts'
import { proposeEdtf } from './proposeEdtf.ts'

const { first: always, last: forever } = endless

test.each([
  ['1949', 19490101, 19491231, '1949', '1949'],
  ['1949~', 19490101, 19491231, 'hacia 1949', 'c. 1949'],
  ['1949?', 19490101, 19491231, 'probablemente 1949', 'probably 1949'],
  ['1949%', 19490101, 19491231, 'probablemente hacia 1949', 'probably c. 1949'],
  ['194X', 19400101, 19491231, 'década de 1940', '1940s'],
  ['194X~', 19400101, 19491231, 'hacia la década de 1940', 'c. 1940s'],
  ['19XX', 19000101, 19991231, 'siglo XX', '20th century'],
  ['18XX?', 18000101, 18991231, 'probablemente siglo XIX', 'probably 19th century'],
  ['20XX', 20000101, 20991231, 'siglo XXI', '21st century'],
  ['1949-XX', 19490101, 19491231, '1949', '1949'],
  ['1949-05', 19490501, 19490531, 'mayo de 1949', 'May 1949'],
  ['1949-05~', 19490501, 19490531, 'hacia mayo de 1949', 'c. May 1949'],
  ['1949-05-XX', 19490501, 19490531, 'mayo de 1949', 'May 1949'],
  ['1949-05-12', 19490512, 19490512, '12 de mayo de 1949', 'May 12, 1949'],
  ['1949?-05-12', 19490512, 19490512, 'probablemente 12 de mayo de 1949', 'probably May 12, 1949'],
  ['1949-~05', 19490501, 19490531, 'hacia mayo de 1949', 'c. May 1949'],
  ['1948-02-29', 19480229, 19480229, '29 de febrero de 1948', 'February 29, 1948'],
  ['1948-21', 19480101, 19481231, 'primavera de 1948', 'spring 1948'],
  ['1948-24~', 19480101, 19481231, 'hacia el invierno de 1948', 'c. winter 1948'],
  ['1950/1955', 19500101, 19551231, 'entre 1950 y 1955', 'between 1950 and 1955'],
  ['1950~/1955?', 19500101, 19551231, 'entre cerca de 1950 y 1955 (?)', 'between c. 1950 and 1955 (?)'],
  [
    '194X/195X',
    19400101,
    19591231,
    'entre la década de 1940 y la de 1950',
    'between the 1940s and the 1950s',
  ],
  [
    '1950-02/1950-02',
    19500201,
    19500228,
    'entre febrero de 1950 y febrero de 1950',
    'between February 1950 and February 1950',
  ],
  ['1950/..', 19500101, forever, 'desde 1950', 'from 1950 on'],
  ['1950/', 19500101, forever, 'desde 1950, no se sabe hasta cuándo', 'from 1950, until when is not known'],
  ['../1950', always, 19501231, 'hasta 1950', 'until 1950'],
  ['/1950', always, 19501231, 'hasta 1950, no se sabe desde cuándo', 'until 1950, since when is not known'],
  ['../18XX', always, 18991231, 'hasta el siglo XIX', 'until the 19th century'],
  [
    '1949-05-12/1950',
    19490512,
    19501231,
    'entre el 12 de mayo de 1949 y 1950',
    'between May 12, 1949 and 1950',
  ],
  ['{18XX..19XX}', 18000101, 19991231, 'del siglo XIX al XX', 'the 19th century to the 20th century'],
  ['[..194X]', always, 19491231, 'década de 1940 o antes', '1940s or before'],
  ['[1948,1950]', 19480101, 19501231, '1948 o 1950', '1948 or 1950'],
  [
    '[1948..1950]',
    19480101,
    19501231,
    'en algún momento entre 1948 y 1950',
    'some time between 1948 and 1950',
  ],
  ['[..1950]', always, 19501231, '1950 o antes', '1950 or before'],
  ['[1950..]', 19500101, forever, '1950 o después', '1950 or later'],
  ['[1946,1948..1950]', 19460101, 19501231, '1946 o de 1948 a 1950', '1946 or 1948 to 1950'],
  ['{1960,1961}', 19600101, 19611231, '1960 y 1961', '1960 and 1961'],
  ['{1960,1961~,1964}', 19600101, 19641231, '1960, cerca de 1961 y 1964', '1960, c. 1961, and 1964'],
  ['{1960..1963}', 19600101, 19631231, 'de 1960 a 1963', '1960 to 1963'],
  ['-0499', -4989899, -4988769, '500 a. C.', '500 BC'],
])('%s', (text, first, last, es, en) => {
  const read = readEdtf(text)
  expect(typeof read === 'string' ? read : spanOf(read)).toEqual({ first, last })
  expect(edtfWords(text)).toEqual({ es, en })
})

test('what is open at both ends is of no day', () => {
  const read = readEdtf('[..1940,1950..]')
  expect(typeof read === 'string' ? read : spanOf(read)).toBeNull()
})

test.each([
  ['circa 1949', 'form'],
  ['', 'form'],
  ['194', 'form'],
  ['1X49', 'form'],
  ['1949-5', 'form'],
  ['1949-05-12T10:00', 'form'],
  ['194X-05', 'form'],
  ['1948-21-03', 'form'],
  ['1949-XX-12', 'form'],
  ['[1948,1950}', 'form'],
  ['[1948,..1950]', 'form'],
  ['[..]', 'form'],
  ['[1949]', 'form'],
  ['../..', 'form'],
  ['/', 'form'],
  ['1950/1951/1952', 'form'],
  ['-0000', 'form'],
  ['1949-13', 'day'],
  ['1949-02-29', 'day'],
  ['1955/1950', 'order'],
  ['[1955..1950]', 'order'],
  ['[1948, 1950]', 'form'],
  ['3000', 'year'],
  ['220X', 'year'],
  ['22XX', 'year'],
  ['-4000', 'year'],
])('%s is none: %s', (text, fault) => {
  expect(readEdtf(text)).toBe(fault)
})

test.each([
  ['circa 1949', '1949~'],
  ['ca. 1949', '1949~'],
  ['c.1949', '1949~'],
  ['Hacia 1949', '1949~'],
  ['1949 aprox.', '1949~'],
  ['1949 (ca.)', '1949~'],
  ['c. 1950-55', '1950~/1955~'],
  ['hacia los años 40', '194X~'],
  ['1949 (?)', '1949?'],
  ['[1949?]', '1949?'],
  ['¿1949?', '1949?'],
  ['probablemente hacia 1949', '1949%'],
  ['[1949]', '1949'],
  ['1949.', '1949'],
  ['1949~', '1949~'],
  ['años 40', '194X'],
  ["años '40", '194X'],
  ['Década del 40', '194X'],
  ['década de 1940', '194X'],
  ['los 60', '196X'],
  ['1940s', '194X'],
  ['the 1940s', '194X'],
  ['siglo XIX', '18XX'],
  ['20th century', '19XX'],
  ['1950-1955', '1950/1955'],
  ['1950–55', '1950/1955'],
  ['1911–12', '1911/1912'],
  ['1911/12', '1911/1912'],
  ['1930-12', '1930-12'],
  ['[1948, 1950]', '[1948,1950]'],
  ['entre 1950 y 1955', '1950/1955'],
  ['de 1950 a 1955', '1950/1955'],
  ['between 1950 and 1955', '1950/1955'],
  ['marzo de 1950 a mayo de 1951', '1950-03/1951-05'],
  ['desde 1950', '1950/..'],
  ['1950 en adelante', '1950/..'],
  ['hasta 1950', '../1950'],
  ['antes de 1950', '[..1949]'],
  ['antes de los años 50', '[..194X]'],
  ['posterior a 1950', '[1951..]'],
  ['1948 o 1950', '[1948,1950]'],
  ['1948 or 1950', '[1948,1950]'],
  ['1960 y 1961', '{1960,1961}'],
  ['1960, 1961 y 1964', '{1960,1961,1964}'],
  ['mayo de 1949', '1949-05'],
  ['Sept. 1949', '1949-09'],
  ['12 de mayo de 1949', '1949-05-12'],
  ['May 12, 1949', '1949-05-12'],
  ['12/5/1949', '1949-05-12'],
  ['primavera de 1948', '1948-21'],
  ['summer 1950', '1950-22'],
])('of "%s" %s is proposed', (words, edtf) => {
  expect(proposeEdtf(words)).toEqual({ edtf })
})

test.each(['s/f', 'S.F.', '[s/f]', 's/fecha', 'sin fecha', 'No consta', 'n.d.', 'no dates', 'undated'])(
  '"%s" says that nobody knows when',
  (words) => {
    expect(proposeEdtf(words)).toBe('undated')
  }
)

test.each([
  [
    '',
    'hola',
    'primer peronismo',
    '1949 y algo',
    'años 45',
    '31/2/1949',
    '1955-1950',
    '1921-22',
    '1923-24?',
    'c. 1911-12',
    'antes de mayo de 1950',
    '5/1949',
    'c. Fotografía',
  ],
])('nothing is proposed of what is not understood', (...all) => {
  expect(all.map((words) => proposeEdtf(words))).toEqual(all.map(() => null))
})
