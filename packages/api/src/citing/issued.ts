import type { DateParts, IssuedDate } from './reference.ts'

/** A calendar day in its parts. */
export function dayParts(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

const circa = /^(?:c|ca|circa|hacia|aprox|about|around|alrededor de)\.?\s*(\d{4})\??$/iu
const years = /^(\d{4})\s*[-–—/]\s*(\d{4}|\d{2})$/u

const edtfDate = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d\d))?)?([?~%]?)$/

/** A date for machines (EDTF) of one day, month or year, or from one to another; undefined for all else that it can say. */
function issuedByEdtf(edtf: string): IssuedDate | undefined {
  const ends = edtf.split('/').map((end) => edtfDate.exec(end))
  const parts = ends.flatMap((end) => (end ? [partsOf(end)] : []))
  const circa = ends.some((end) => end?.[4]) ? { circa: true as const } : {}
  const [from, to, ...others] = parts
  if (!from || parts.length < ends.length || others.length > 0) return undefined
  return { 'date-parts': to ? [from, to] : [from], ...circa }
}

function partsOf([, year, month, day]: RegExpExecArray): DateParts {
  if (month === undefined) return [Number(year)]
  return day === undefined ? [Number(year), Number(month)] : [Number(year), Number(month), Number(day)]
}

/**
 * When something was made: what its date for machines says, where a reference can say it; else what its words say, where they are a year, one that is about right ("hacia 1950") or two
 * ("1950-55"); other words as they stand; else the number.
 */
export function issuedOf(words: string, year: number | null, edtf = ''): IssuedDate | undefined {
  const known = issuedByEdtf(edtf)
  if (known) return known
  const text = words.replace(/\s+/gu, ' ').trim()
  if (text === '') return year === null ? undefined : { 'date-parts': [[year]] }
  if (/^\d{4}$/.test(text)) return { 'date-parts': [[Number(text)]] }
  const about = circa.exec(text)
  if (about) return { 'date-parts': [[Number(about[1])]], circa: true }
  const [, first = '', last = ''] = years.exec(text) ?? []
  if (first !== '') {
    const end = Number(first.slice(0, 4 - last.length) + last)
    if (end > Number(first)) return { 'date-parts': [[Number(first)], [end]] }
  }
  return { literal: text }
}
