import { type PartialDate, proposeEdtf, readEdtf } from '@gallery/contract'
import type { DateParts, IssuedDate } from './reference.ts'

/** A calendar day in its parts. */
export function dayParts(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

/**
 * When something was made: what its date for machines says, or the one that its words mean ("hacia 1950", "1950-55"), where
 * a reference can say it; else the words as they stand. The number where there are no words, or where they say that nobody
 * knows.
 */
export function issuedOf(words: string, year: number | null, edtf = ''): IssuedDate | undefined {
  const text = words.replace(/\s+/gu, ' ').trim()
  const proposal = edtf === '' ? proposeEdtf(text) : { edtf }
  if (proposal !== null && proposal !== 'undated') {
    const issued = issuedByEdtf(proposal.edtf)
    if (issued) return issued
  }
  if (text !== '' && proposal !== 'undated') return { literal: text }
  return year === null ? undefined : { 'date-parts': [[year]] }
}

/** A date for machines (EDTF) of one day, month or year, or from one to another; undefined for all else that it can say. */
function issuedByEdtf(edtf: string): IssuedDate | undefined {
  const read = readEdtf(edtf)
  if (typeof read === 'string' || read.kind === 'list') return undefined
  if (read.kind === 'date') {
    const parts = partsOf(read.date)
    return parts && { 'date-parts': [parts], ...circaOf(read.date) }
  }
  const { from, to } = read
  if (typeof from === 'string' || typeof to === 'string') return undefined
  const [first, last] = [partsOf(from), partsOf(to)]
  return first && last && { 'date-parts': [first, last], ...circaOf(from, to) }
}

/** Undefined for a decade, a century, a season, and years before our era, which styles have no words for. */
function partsOf({ year, unknownDigits, month, season, day }: PartialDate): DateParts | undefined {
  if (unknownDigits > 0 || season !== undefined || year < 1) return undefined
  if (month === undefined) return [year]
  return day === undefined ? [year, month] : [year, month, day]
}

function circaOf(...dates: PartialDate[]): { circa?: true } {
  return dates.some(({ doubt }) => doubt !== '') ? { circa: true } : {}
}
