import type { DateParts, IssuedDate, Reference } from '../reference.ts'

type Language = Reference['language']

/** How a style says days. */
export type DateForm = {
  /** A month with a day, or with days, as "3–7". */
  monthDay: (month: number, days: string) => string
  yeared: (text: string, year: number) => string
  /** Between the ends of a time, the last of which is a day. */
  to: string
  /** The same, where the last is a month. */
  toMonth: string
}

/** When something was made, in words; undefined where nobody knows. */
export function dateWords(issued: IssuedDate | undefined, form: DateForm): string | undefined {
  if (issued === undefined) return undefined
  if ('literal' in issued) return issued.literal
  const [from, to] = issued['date-parts']
  return `${issued.circa ? 'ca. ' : ''}${to ? between(from, to, form) : whole(from, form)}`
}

function whole([year, month, day]: DateParts, { monthDay, yeared }: DateForm): string {
  return month === undefined ? `${year}` : yeared(monthDay(month, said(day)), year)
}

function between(from: DateParts, to: DateParts, form: DateForm): string {
  const [year, month, day] = from
  const [lastYear, lastMonth, lastDay] = to
  const { monthDay, yeared } = form
  if (month === undefined || lastMonth === undefined) return `${year}–${lastYear}`
  const until = lastDay === undefined ? form.toMonth : form.to
  if (year !== lastYear) return whole(from, form) + until + whole(to, form)
  if (month !== lastMonth)
    return yeared(monthDay(month, said(day)) + until + monthDay(lastMonth, said(lastDay)), year)
  const isByDays = day !== undefined && lastDay !== undefined
  return yeared(monthDay(month, isByDays ? `${day}${until}${lastDay}` : ''), year)
}

function said(day: number | undefined): string {
  return day === undefined ? '' : `${day}`
}

const months: Readonly<Record<Language, readonly string[]>> = {
  'es-AR': monthsIn('es'),
  en: monthsIn('en'),
}
const short: Readonly<Record<Language, readonly string[]>> = {
  'es-AR': 'ene. feb. mar. abr. mayo jun. jul. ago. sept. oct. nov. dic.'.split(' '),
  en: 'Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.'.split(' '),
}

function monthsIn(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month, 15)))
}

/** "12 de marzo de 1951", "March 12, 1951". */
export function longDates(language: Language): DateForm {
  return language === 'en'
    ? {
        monthDay: englishDay,
        yeared: (text, year) => `${text}${/\d$/.test(text) ? ',' : ''} ${year}`,
        to: '–',
        toMonth: '–',
      }
    : { monthDay: spanishDay, yeared: (text, year) => `${text} de ${year}`, to: ' al ', toMonth: ' a ' }
}

/** "12 mar. 1951", "12 Mar. 1951". */
export function shortDates(language: Language): DateForm {
  return {
    monthDay: (month, days) => `${days} ${short[language][month - 1]}`.trim(),
    yeared: (text, year) => `${text} ${year}`,
    to: '–',
    toMonth: '–',
  }
}

/** "1951, 12 de marzo", "1951, March 12". */
export function yearFirst(language: Language): DateForm {
  return { ...longDates(language), yeared: (text, year) => `${year}, ${text}` }
}

function englishDay(month: number, days: string): string {
  return `${months.en[month - 1]} ${days}`.trim()
}

function spanishDay(month: number, days: string): string {
  const name = months['es-AR'][month - 1]
  return days === '' ? `${name}` : `${days} de ${name}`
}
