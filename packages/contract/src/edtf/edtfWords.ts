import type { Language } from '../language.ts'
import { type Bound, type Edtf, type Member, type PartialDate, readEdtf } from './edtf.ts'

/** A date in the words of both languages. */
export type DateWords = Readonly<Record<Language, string>>

/** How a language words dates. The others of a list come to words by {@link Intl}. */
interface Wording {
  months: readonly string[]
  seasons: readonly [spring: string, summer: string, autumn: string, winter: string]
  decade: (decade: number) => string
  century: (century: number) => string
  day: (day: number, month: string, year: string) => string
  month: (month: string, year: string) => string
  season: (season: string, year: string) => string
  beforeOurEra: (year: number) => string
  /** Alone: "hacia 1949". */
  approximate: (date: string) => string
  uncertain: (date: string) => string
  /** Beside another: "entre cerca de 1950 y 1955". */
  near: (date: string) => string
  between: (from: string, to: string) => string
  from: (date: string) => string
  fromUnknownEnd: (date: string) => string
  until: (date: string) => string
  untilUnknownStart: (date: string) => string
  orBefore: (date: string) => string
  orAfter: (date: string) => string
  through: (from: string, to: string) => string
  sometime: (from: string, to: string) => string
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X']
const roman = (number: number) =>
  number <= 10
    ? (romans[number] ?? '')
    : number <= 20
      ? `X${romans[number - 10]}`
      : `XX${romans[number - 20]}`

const spanish: Wording = {
  months: [
    ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
    ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  ],
  seasons: ['primavera', 'verano', 'otoño', 'invierno'],
  decade: (decade) => `década de ${decade}`,
  century: (century) => `siglo ${roman(century)}`,
  day: (day, month, year) => `${day} de ${month} de ${year}`,
  month: (month, year) => `${month} de ${year}`,
  season: (season, year) => `${season} de ${year}`,
  beforeOurEra: (year) => `${year} a. C.`,
  approximate: (date) =>
    date.startsWith('década')
      ? `hacia la ${date}`
      : date.startsWith('siglo')
        ? `hacia el ${date}`
        : `hacia ${date}`,
  uncertain: (date) => `probablemente ${date}`,
  near: (date) => `cerca de ${date}`,
  between: (from, to) => `entre ${from} y ${to}`,
  from: (date) => `desde ${date}`,
  fromUnknownEnd: (date) => `desde ${date}, no se sabe hasta cuándo`,
  until: (date) => `hasta ${date}`,
  untilUnknownStart: (date) => `hasta ${date}, no se sabe desde cuándo`,
  orBefore: (date) => `${date} o antes`,
  orAfter: (date) => `${date} o después`,
  through: (from, to) => `de ${from} a ${to}`,
  sometime: (from, to) => `en algún momento entre ${from} y ${to}`,
}

const english: Wording = {
  months: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  seasons: ['spring', 'summer', 'autumn', 'winter'],
  decade: (decade) => `${decade}s`,
  century: (century) => `${century}${ordinalOf(century)} century`,
  day: (day, month, year) => `${month} ${day}, ${year}`,
  month: (month, year) => `${month} ${year}`,
  season: (season, year) => `${season} ${year}`,
  beforeOurEra: (year) => `${year} BC`,
  approximate: (date) => `c. ${date}`,
  uncertain: (date) => `probably ${date}`,
  near: (date) => `c. ${date}`,
  between: (from, to) => `between ${from} and ${to}`,
  from: (date) => `from ${date} on`,
  fromUnknownEnd: (date) => `from ${date}, until when is not known`,
  until: (date) => `until ${date}`,
  untilUnknownStart: (date) => `until ${date}, since when is not known`,
  orBefore: (date) => `${date} or before`,
  orAfter: (date) => `${date} or later`,
  through: (from, to) => `${from} to ${to}`,
  sometime: (from, to) => `some time between ${from} and ${to}`,
}

const wordings: Readonly<Record<Language, Wording>> = { es: spanish, en: english }

function ordinalOf(number: number): string {
  const isTeen = Math.floor(number / 10) % 10 === 1
  return (isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) ?? 'th'
}

/** A date of the Extended Date/Time Format in words, "hacia 1949"; null for what is none. */
export function edtfWords(text: string): DateWords | null {
  const read = readEdtf(text)
  return typeof read === 'string' ? null : { es: inWords(read, 'es'), en: inWords(read, 'en') }
}

function inWords(edtf: Edtf, language: Language): string {
  const wording = wordings[language]
  if (edtf.kind === 'date') return alone(edtf.date, wording)
  if (edtf.kind === 'interval') return ofInterval(edtf.from, edtf.to, wording)
  const [only, ...others] = edtf.members
  if (only !== undefined && others.length === 0 && 'from' in only) return ofRange(only, edtf.of, wording)
  const type = edtf.of === 'one' ? 'disjunction' : 'conjunction'
  const words = edtf.members.map((each) => ofMember(each, wording))
  return new Intl.ListFormat(language, { type }).format(words)
}

function ofInterval(from: Bound, to: Bound, wording: Wording): string {
  if (typeof from !== 'string' && typeof to !== 'string') {
    return wording.between(beside(from, wording), beside(to, wording))
  }
  if (typeof from !== 'string') {
    const date = beside(from, wording)
    return to === 'open' ? wording.from(date) : wording.fromUnknownEnd(date)
  }
  if (typeof to === 'string') return ''
  const date = beside(to, wording)
  return from === 'open' ? wording.until(date) : wording.untilUnknownStart(date)
}

type Range = Exclude<Member, PartialDate>

/** All of a list that is one range: one day of it, or each. */
function ofRange({ from, to }: Range, of: 'one' | 'all', wording: Wording): string {
  if (from && to) {
    const ends = [beside(from, wording), beside(to, wording)] as const
    return of === 'one' ? wording.sometime(...ends) : wording.through(...ends)
  }
  if (to) return of === 'one' ? wording.orBefore(beside(to, wording)) : wording.until(beside(to, wording))
  if (from) return of === 'one' ? wording.orAfter(beside(from, wording)) : wording.from(beside(from, wording))
  return ''
}

function ofMember(member: Member, wording: Wording): string {
  return 'from' in member ? ofRange(member, 'all', wording) : beside(member, wording)
}

function alone(date: PartialDate, wording: Wording): string {
  const words = plainly(date, wording)
  switch (date.doubt) {
    case '~':
      return wording.approximate(words)
    case '?':
      return wording.uncertain(words)
    case '%':
      return wording.uncertain(wording.approximate(words))
    case '':
      return words
  }
}

function beside(date: PartialDate, wording: Wording): string {
  const words = plainly(date, wording)
  const near = date.doubt === '~' || date.doubt === '%' ? wording.near(words) : words
  return date.doubt === '?' || date.doubt === '%' ? `${near} (?)` : near
}

function plainly({ year, unknownDigits, month, season, day }: PartialDate, wording: Wording): string {
  if (unknownDigits === 2) return wording.century(Math.floor(year / 100) + 1)
  if (unknownDigits === 1) return wording.decade(year)
  // There is no year zero in words: 0 is the first before our era.
  const said = year > 0 ? String(year) : wording.beforeOurEra(1 - year)
  if (season !== undefined) return wording.season(wording.seasons[season - 21] ?? '', said)
  if (month === undefined) return said
  const name = wording.months[month - 1] ?? ''
  return day === undefined ? wording.month(name, said) : wording.day(day, name, said)
}
