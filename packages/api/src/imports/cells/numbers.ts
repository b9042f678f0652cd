import type { ImportFacts } from '@gallery/contract'

type Sign = ImportFacts['decimal']

/** The number that a text is, or null. `decimal` stands before its decimals, the other sign between thousands. */
export function readNumber(text: string, decimal: Sign): number | null {
  const bare = text.replace(/[\s\u00a0']/g, '')
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

/** Centimetres in a unit of length, by the names that people write. */
const units: Readonly<Record<string, number>> = {
  '': 1,
  cm: 1,
  cms: 1,
  mm: 0.1,
  m: 100,
  mts: 100,
  in: 2.54,
  inches: 2.54,
  pulgadas: 2.54,
  '"': 2.54,
  '″': 2.54,
}

/** A length in centimetres, with its unit or without; null for anything else, such as `989 MB`. Zero means unknown. */
export function readSize(text: string, decimal: Sign): number | null | undefined {
  const [, number = '', unit = ''] = /^([\d.,'\s/+-]*\d)\s*([a-z"″]*)\.?$/i.exec(text) ?? []
  const factor = units[unit.toLowerCase()]
  const value = readFraction(number, decimal)
  if (factor === undefined || value === null || number === '') return undefined
  return value === 0 ? null : rounded(value * factor)
}

/** A number that may have a fraction behind it: `12 3/4` is 12.75. */
export function readFraction(text: string, decimal: Sign): number | null {
  const [, whole = '', above = '', below = ''] = /^(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text.trim()) ?? []
  if (below !== '') return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below)
  return readNumber(text, decimal)
}

/** Tenths of a millimetre are more than anybody measures. */
export function rounded(centimetres: number): number {
  return Math.round(centimetres * 100) / 100
}
