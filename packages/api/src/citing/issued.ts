import type { IssuedDate } from './reference.ts'

/** A calendar day in its parts. */
export function dayParts(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}

const circa = /^(?:c|ca|circa|hacia|aprox|about|around|alrededor de)\.?\s*(\d{4})\??$/iu
const years = /^(\d{4})\s*[-–—/]\s*(\d{4}|\d{2})$/u

/**
 * When something was made: what its words say, where they are a year, one that is about right ("hacia 1950") or two
 * ("1950-55"); other words as they stand; else the number.
 */
export function issuedOf(words: string, year: number | null): IssuedDate | undefined {
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
