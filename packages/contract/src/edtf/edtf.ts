import { years } from '../years.ts'

/** How sure a date is: `?` uncertain, `~` approximate, `%` both; empty where nothing is said against it. */
export type Doubt = '' | '?' | '~' | '%'

/** One date as far as it is known: `1949`, `194X`, `1949-05~`, `1948-21`, `1949-05-12`. */
export interface PartialDate {
  year: number
  /** How many of the last digits of the year are not known: 1 of a decade, 2 of a century. */
  unknownDigits: 0 | 1 | 2
  /** From 1; undefined where it is not told, or told to be unknown (`XX`). */
  month?: number
  /** 21 spring, 22 summer, 23 autumn, 24 winter, of no hemisphere in particular. */
  season?: Season
  day?: number
  doubt: Doubt
}

export const seasons = [21, 22, 23, 24] as const
export type Season = (typeof seasons)[number]

/** An end of an interval that goes on (`open`), or of which nobody knows when it was (`unknown`). */
export type Bound = PartialDate | 'open' | 'unknown'

/** A member of a list: a date, or all from one to another; null for no first or no last one. */
export type Member = PartialDate | { from: PartialDate | null; to: PartialDate | null }

/** What an EDTF text says. */
export type Edtf =
  | { kind: 'date'; date: PartialDate }
  | { kind: 'interval'; from: Bound; to: Bound }
  /** `one` of them (`[1948,1950]`), or `all` (`{1960,1961}`). */
  | { kind: 'list'; of: 'one' | 'all'; members: readonly Member[] }

/** Why a text is no date of ours: its form, a day that is in no calendar, an end before its beginning, a year too far. */
export type EdtfFault = 'form' | 'day' | 'order' | 'year'

/**
 * Reads a date in the Extended Date/Time Format (ISO 8601-2): levels 0 and 1 and, of level 2, what archivists write —
 * lists, and doubts about a part. Not read are times, years of more than four digits, significant digits and unknown
 * digits in other places than the end of the year.
 */
export function readEdtf(text: string): Edtf | EdtfFault {
  const list = /^([[{])(.+)([\]}])$/.exec(text)
  const read = list ? readList(list) : text.includes('/') ? readInterval(text) : readAlone(text)
  if (typeof read === 'string') return read
  return isInOrder(read) ? read : 'order'
}

/** Whether a text is a date that {@link readEdtf} reads. */
export function isEdtf(text: string): boolean {
  return typeof readEdtf(text) !== 'string'
}

function readAlone(text: string): Edtf | EdtfFault {
  const date = readDate(text)
  return typeof date === 'string' ? date : { kind: 'date', date }
}

function readInterval(text: string): Edtf | EdtfFault {
  const ends = text.split('/').map(readBound)
  const [from, to] = ends
  if (from === undefined || to === undefined || ends.length > 2) return 'form'
  if (isFault(from)) return from
  if (isFault(to)) return to
  return typeof from === 'string' && typeof to === 'string' ? 'form' : { kind: 'interval', from, to }
}

function readBound(text: string): Bound | EdtfFault {
  if (text === '..') return 'open'
  return text === '' ? 'unknown' : readDate(text)
}

function readList([, opening, inside = '', closing]: RegExpExecArray): Edtf | EdtfFault {
  if ((opening === '[') !== (closing === ']')) return 'form'
  const members: Member[] = []
  const parts = inside.split(',')
  for (const [at, part] of parts.entries()) {
    const member = readMember(part, at === 0, at === parts.length - 1)
    if (typeof member === 'string') return member
    members.push(member)
  }
  const [only] = members
  // A date in brackets is how people write that somebody else told it.
  if (members.length === 1 && only !== undefined && !('from' in only)) return 'form'
  return { kind: 'list', of: opening === '[' ? 'one' : 'all', members }
}

/** Only the first member may have no beginning, and only the last one no end. */
function readMember(text: string, isFirst: boolean, isLast: boolean): Member | EdtfFault {
  const ends = text.split('..')
  const [before = '', after = ''] = ends
  if (ends.length === 1) return readDate(text)
  if (ends.length > 2 || (before === '' && (!isFirst || after === '')) || (after === '' && !isLast))
    return 'form'
  const from = before === '' ? null : readDate(before)
  const to = after === '' ? null : readDate(after)
  if (typeof from === 'string') return from
  return typeof to === 'string' ? to : { from, to }
}

const form =
  /^(?<ofYear>[?~%])?(?<year>-?\d{2}(?:\d\d|\dX|XX))(?<year1>[?~%])?(?:-(?<ofMonth>[?~%])?(?<month>\d\d|XX)(?<month1>[?~%])?(?:-(?<ofDay>[?~%])?(?<day>\d\d|XX)(?<day1>[?~%])?)?)?$/

function readDate(text: string): PartialDate | EdtfFault {
  const told = form.exec(text)?.groups
  if (told === undefined) return 'form'
  const { year: written = '', month, day } = told
  const unknownDigits = written.endsWith('XX') ? 2 : written.endsWith('X') ? 1 : 0
  const year = Number(written.replaceAll('X', '0'))
  if (Object.is(year, -0) || (unknownDigits > 0 && (year < 0 || month !== undefined))) return 'form'
  if (year < years.first || year + 10 ** unknownDigits - 1 > years.last) return 'year'
  const { ofYear, year1, ofMonth, month1, ofDay, day1 } = told
  const date: PartialDate = {
    year,
    unknownDigits,
    doubt: doubtOf([ofYear, year1, ofMonth, month1, ofDay, day1]),
  }
  if (month === undefined || month === 'XX') return day === undefined || day === 'XX' ? date : 'form'
  const number = Number(month)
  const season = seasons.find((each) => each === number)
  if (season !== undefined) return day === undefined ? { ...date, season } : 'form'
  if (number < 1 || number > 12) return 'day'
  if (day === undefined || day === 'XX') return { ...date, month: number }
  if (Number(day) < 1 || Number(day) > lastDayOf(year, number)) return 'day'
  return { ...date, month: number, day: Number(day) }
}

function doubtOf(signs: readonly (string | undefined)[]): Doubt {
  const isUncertain = signs.some((sign) => sign === '?' || sign === '%')
  const isApproximate = signs.some((sign) => sign === '~' || sign === '%')
  if (isUncertain && isApproximate) return '%'
  return isUncertain ? '?' : isApproximate ? '~' : ''
}

/** The last day of a month, by the calendar that goes on before it was made. */
export function lastDayOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 2) return isLeap ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isInOrder(edtf: Edtf): boolean {
  if (edtf.kind === 'interval') return typeof edtf.from === 'string' || areInOrder(edtf.from, edtf.to)
  if (edtf.kind === 'date') return true
  return edtf.members.every(
    (each) => !('from' in each) || each.from === null || areInOrder(each.from, each.to)
  )
}

function areInOrder(from: PartialDate, to: Bound | null): boolean {
  return to === null || typeof to === 'string' || firstDayOf(from) <= lastDayOfDate(to)
}

/** A day as a number that sorts: 19490512, years before our era below zero. */
export type DayNumber = number

/** The days before and after all others: of what has no beginning, and of what has no end. */
export const endless = { first: -99_999_999, last: 99_999_999 } as const

/** A year, a month and a day as {@link DayNumber}. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return year * 10_000 + month * 100 + day
}

function firstDayOf({ year, month = 1, day = 1 }: PartialDate): DayNumber {
  return dayNumber(year, month, day)
}

function lastDayOfDate({ year, unknownDigits, month = 12, day }: PartialDate): DayNumber {
  const lastYear = year + 10 ** unknownDigits - 1
  return dayNumber(lastYear, month, day ?? lastDayOf(lastYear, month))
}

/**
 * The first and the last day that a date may be of; null for one that is open at both ends, which says nothing. A season
 * is any day of its year: nobody says of which hemisphere.
 */
export function spanOf(edtf: Edtf): { first: DayNumber; last: DayNumber } | null {
  const spans = partsOf(edtf).map(([from, to]) => ({
    // An end that is known less well may be before the beginning's first day, and the other way round.
    first:
      from === null ? endless.first : Math.min(firstDayOf(from), to === null ? endless.last : firstDayOf(to)),
    last:
      to === null
        ? endless.last
        : Math.max(lastDayOfDate(to), from === null ? endless.first : lastDayOfDate(from)),
  }))
  const first = Math.min(...spans.map((span) => span.first))
  const last = Math.max(...spans.map((span) => span.last))
  return first === endless.first && last === endless.last ? null : { first, last }
}

function partsOf(edtf: Edtf): (readonly [PartialDate | null, PartialDate | null])[] {
  if (edtf.kind === 'date') return [[edtf.date, edtf.date]]
  if (edtf.kind === 'list')
    return edtf.members.map((each) => ('from' in each ? [each.from, each.to] : [each, each]))
  const { from, to } = edtf
  return [[typeof from === 'string' ? null : from, typeof to === 'string' ? null : to]]
}

function isFault(bound: Bound | EdtfFault): bound is EdtfFault {
  return typeof bound === 'string' && bound !== 'open' && bound !== 'unknown'
}
