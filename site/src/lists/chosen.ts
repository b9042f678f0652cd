import type { Decade } from '@gallery/contract'
import { undated, years } from '@gallery/contract/plain'

/** Words of one line in an address, at most so many letters; empty for none. */
export function lineIn(text: string | null, longest: number): string {
  return (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest)
}

/** A decade by its first year, of any that a record can have; undefined for what is none. */
export function decadeIn(text: string | null): Decade | undefined {
  if (text === undated) return undated
  const year = text !== null && /^-?\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  return year % 10 === 0 && year >= years.first && year <= years.last ? year : undefined
}

/** From when or until when, as EDTF writes a year, a decade, a century or a month; empty for what is none. */
export function timeIn(text: string | null): string {
  const time = (text ?? '').trim().toUpperCase()
  if (!/^-?\d{1,4}$|^(?:\d{3}X|\d{2}XX|\d{4}(?:-(?:0[1-9]|1[0-2]))?)[~?%]?$/.test(time)) return ''
  const year = Number(/^-?[\dX]+/.exec(time)?.[0].replaceAll('X', '9'))
  return year >= years.first && year <= years.last ? time : ''
}

/** The query of an address, `?` before it, without what is empty; nothing at all where all is. */
export function searchOf(query: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]]
  )
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`
}

/** What a form by GET sends along to keep what an address says, by name. */
export function keptInputs(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}
