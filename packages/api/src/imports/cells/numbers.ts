import type { ImportFacts } from '@gallery/contract'
import { inInches } from './feet.ts'
import { centimetresIn, type Reading, readUnit } from './units.ts'

type Sign = ImportFacts['decimal']

/** The number that a text is, or null. `decimal` stands before its decimals, the other sign between thousands. */
export function readNumber(text: string, decimal: Sign): number | null {
  const bare = text.replace(/[\s\u00a0]/g, '')
  const other = decimal === ',' ? '.' : ','
  for (const [point, thousands] of [
    [decimal, other],
    [other, decimal],
  ] as const) {
    const t = thousands === '.' ? '\\.' : ','
    const p = point === '.' ? '\\.' : ','
    // With the other sign only what cannot be thousands: 50,8 is a number of a file with points, 1,234 is a thousand.
    const decimals = point === decimal ? `(${p}\\d+)?` : `${p}(\\d{1,2}|\\d{4,})`
    if (new RegExp(`^[+-]?(\\d{1,3}(${t}\\d{3})+|\\d+)${decimals}$`).test(bare)) {
      return Number(bare.replaceAll(thousands, '').replace(point, '.'))
    }
  }
  return null
}

/**
 * A length in centimetres, with its unit or without, which then is that of the file; undefined for anything else, such as
 * `989 MB`. Zero means unknown: null.
 */
export function readSize(text: string, { decimal, unit }: Reading): number | null | undefined {
  const [, number = '', name = ''] = /^([\d.,\s/+-]*\d)\s*([\p{L}"'″′”’]*)\.?$/u.exec(inInches(text)) ?? []
  const told = name === '' ? unit : readUnit(name)
  const value = readFraction(number, decimal)
  if (told === null || value === null || number === '') return undefined
  return value === 0 ? null : rounded(value * centimetresIn[told])
}

/** What people divide a unit by: whatever has a sign of its own, and the marks of a ruler. */
const isDivisor = (below: number) => below <= 10 || [12, 16, 32, 64].includes(below)

/**
 * A number that may have a fraction behind it: `12 3/4` is 12.75. A fraction is less than one, as `121/2` may be 12 1/2,
 * and of parts that people measure in: `30/40` may be from 30 to 40, and `1/50` is the number of a print.
 */
export function readFraction(text: string, decimal: Sign): number | null {
  const [, whole = '', above = '', below = ''] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim()) ?? []
  if (below !== '') {
    const part = Number(above) / Number(below)
    return part < 1 && isDivisor(Number(below)) ? Number(whole) + part : null
  }
  return readNumber(text, decimal)
}

/** Tenths of a millimetre are more than anybody measures. */
export function rounded(centimetres: number): number {
  return Math.round(centimetres * 100) / 100
}
