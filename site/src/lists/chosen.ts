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
