import type { Language } from '../language.ts'
import { yearInWords } from '../yearInWords.ts'
import { type Bound, type Edtf, type Member, type PartialDate, readEdtf } from './edtf.ts'

/** A date in the words of both languages. */
export type DateWords = Readonly<Record<Language, string>>

/** One date in words: alone, "siglo XIX", and as it stands after a preposition, "el siglo XIX". */
interface Named {
  plain: string
  placed: string
}

/** How a language words dates. The others of a list come to words by {@link Intl}. */
interface Wording {
  months: readonly string[]
  seasons: readonly [spring: string, summer: string, autumn: string, winter: string]
  decade: (decade: number) => string
  century: (century: number) => string
  day: (day: number, month: string, year: string) => string
  month: (month: string, year: string) => string
  season: (season: string, year: string) => string
  year: (year: number) => string
  /** What comes before a date after a preposition, "el "; empty for none. */
  article: (date: PartialDate) => string
  /** Alone: "hacia 1949". */
  approximate: (date: Named) => string
  uncertain: (date: string) => string
  /** Beside another: "entre cerca de 1950 y 1955". */
  near: (date: Named) => string
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

const contracted = (preposition: 'de' | 'a', date: string) =>
  `${preposition} ${date}`.replace(/^(de|a) el /, preposition === 'de' ? 'del ' : 'al ')
const of = (date: string) => contracted('de', date)
/** The second of two decades or centuries without the word that both have: "la década de 1940 y la de 1950". */
const again = (from: string, to: string) => {
  const [both, article = ''] = /^(la |el )(?:década|siglo) /.exec(from) ?? []
  return both !== undefined && to.startsWith(both) ? article + to.slice(both.length) : to
}

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
  year: (year) => yearInWords(year, 'es'),
  article: ({ unknownDigits, season, day }) =>
    unknownDigits === 1 || season === 21
      ? 'la '
      : unknownDigits === 2 || season !== undefined || day !== undefined
        ? 'el '
        : '',
  approximate: ({ placed }) => `hacia ${placed}`,
  uncertain: (date) => `probablemente ${date}`,
  near: ({ placed }) => `cerca ${of(placed)}`,
  between: (from, to) => `entre ${from} y ${again(from, to)}`,
  from: (date) => `desde ${date}`,
  fromUnknownEnd: (date) => `desde ${date}, no se sabe hasta cuándo`,
  until: (date) => `hasta ${date}`,
  untilUnknownStart: (date) => `hasta ${date}, no se sabe desde cuándo`,
  orBefore: (date) => `${date} o antes`,
  orAfter: (date) => `${date} o después`,
  through: (from, to) => `${of(from)} ${contracted('a', again(from, to))}`,
  sometime: (from, to) => `en algún momento entre ${from} y ${again(from, to)}`,
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
  year: (year) => yearInWords(year, 'en'),
  article: ({ unknownDigits }) => (unknownDigits > 0 ? 'the ' : ''),
  approximate: ({ plain }) => `c. ${plain}`,
  uncertain: (date) => `probably ${date}`,
  near: ({ plain }) => `c. ${plain}`,
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
  if (to) return of === 'one' ? wording.orBefore(among(to, wording)) : wording.until(beside(to, wording))
  if (from) return of === 'one' ? wording.orAfter(among(from, wording)) : wording.from(beside(from, wording))
  return ''
}

function ofMember(member: Member, wording: Wording): string {
  return 'from' in member ? ofRange(member, 'all', wording) : among(member, wording)
}

function alone(date: PartialDate, wording: Wording): string {
  const words = named(date, wording)
  switch (date.doubt) {
    case '~':
      return wording.approximate(words)
    case '?':
      return wording.uncertain(words.plain)
    case '%':
      return wording.uncertain(wording.approximate(words))
    case '':
      return words.plain
  }
}

/** One of a list. */
function among(date: PartialDate, wording: Wording): string {
  return doubted(date, named(date, wording).plain, wording)
}

/** After a preposition. */
function beside(date: PartialDate, wording: Wording): string {
  return doubted(date, named(date, wording).placed, wording)
}

function doubted(date: PartialDate, words: string, wording: Wording): string {
  const { doubt } = date
  const near = doubt === '~' || doubt === '%' ? wording.near(named(date, wording)) : words
  return doubt === '?' || doubt === '%' ? `${near} (?)` : near
}

function named(date: PartialDate, wording: Wording): Named {
  const plain = plainly(date, wording)
  return { plain, placed: wording.article(date) + plain }
}

function plainly({ year, unknownDigits, month, season, day }: PartialDate, wording: Wording): string {
  if (unknownDigits === 2) return wording.century(Math.floor(year / 100) + 1)
  if (unknownDigits === 1) return wording.decade(year)
  // EDTF counts a year zero, which is the first before our era.
  const said = wording.year(year > 0 ? year : year - 1)
  if (season !== undefined) return wording.season(wording.seasons[season - 21] ?? '', said)
  if (month === undefined) return said
  const name = wording.months[month - 1] ?? ''
  return day === undefined ? wording.month(name, said) : wording.day(day, name, said)
}
