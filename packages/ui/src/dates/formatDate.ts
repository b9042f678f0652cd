import { comma } from '../private/inRow.ts'
import { isOurLanguage } from '../private/ourLanguage.ts'
import { zonedTime } from './zonedTime.ts'

/** What each letter of a pattern asks of `Intl`. */
const asked: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  YYYY: { year: 'numeric' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
  MM: { month: '2-digit' },
  DD: { day: '2-digit' },
  D: { day: 'numeric' },
  dddd: { weekday: 'long' },
  ddd: { weekday: 'short' },
  dd: { weekday: 'narrow' },
  HH: { hour: 'numeric' },
  mm: { minute: '2-digit' },
}

/** Words in brackets stay as they are; any other letter is none of a pattern. */
const part = /\[([^\]]*)\]|YYYY|MMMM|MMM|MM|DD|D|dddd|ddd|dd|HH|mm|[A-Za-z]/g
const two = (value: number) => String(value).padStart(2, '0')
const isSpanish = (language: string) => language.startsWith('es')

/** A day without its year: "19 November". */
export const dayAndMonth = (language: string) => (isSpanish(language) ? 'D [de] MMMM' : 'D MMMM')

/**
 * A day ('YYYY-MM-DD') in words, by a pattern: 'LL', 'LLL' or 'LLLL', or what is made of some of dayjs's letters, which
 * are 'YYYY', 'MMMM', 'MMM', 'MM', 'DD', 'D', 'dddd', 'ddd', 'dd', 'HH' and 'mm', of signs, and of [words] in brackets:
 * 'D MMM YYYY'. Any other letter throws. Spanish and English are written as the pattern stands: no comma after the
 * weekday, no dot after an abbreviation, the 24-hour clock. In every other locale the pattern says which parts there
 * are, and the locale their order, their signs and its clock: "Donnerstag, 19. November 2026". Years are those of our
 * era, which the months of calendars go by.
 */
export function formatDay(day: string, pattern: string, language: string): string {
  return inWords(new Date(day), pattern, language)
}

/** An instant (ISO) in words, as calendar and clock of the time zone show it: 'LLLL', 'HH:mm'. */
export function formatInstant(instant: string, pattern: string, language: string, timeZone: string): string {
  return inWords(new Date(`${zonedTime(instant, timeZone)}Z`), pattern, language)
}

function inWords(date: Date, pattern: string, language: string): string {
  const long = `${dayAndMonth(language)}${isSpanish(language) ? ' [de]' : ''} YYYY`
  const gallerys: Readonly<Record<string, string>> = {
    LL: long,
    LLL: `${long}, HH:mm`,
    LLLL: `dddd ${long}, HH:mm`,
  }
  const whole = gallerys[pattern] ?? pattern
  return isOurLanguage(language)
    ? whole.replace(part, (name, words?: string) => words ?? ourWord(date, name, language))
    : // Date and clock apart: how they are joined differs from browser to browser.
      whole
        .split(', ')
        .map((parts) => theirWords(date, parts, language))
        .join(comma(language))
}

function ourWord(date: Date, name: string, language: string): string {
  const names = (letters: string) => formatOf(letters, language).format(date)
  switch (name) {
    case 'YYYY':
      return String(date.getUTCFullYear()).padStart(4, '0')
    case 'MM':
      return two(date.getUTCMonth() + 1)
    case 'DD':
      return two(date.getUTCDate())
    case 'D':
      return String(date.getUTCDate())
    case 'HH':
      return two(date.getUTCHours())
    case 'mm':
      return two(date.getUTCMinutes())
    case 'MMM':
    case 'ddd':
      return names(name + name.charAt(0)).slice(0, 3)
    default:
      return names(name)
  }
}

function theirWords(date: Date, letters: string, language: string): string {
  const format = formatOf(letters, language)
  const words = language.startsWith('fr') ? frenchWords(format.formatToParts(date)) : format.format(date)
  // Which kind of space stands before "PM" differs from browser to browser as well.
  return words.replace(/\s/g, ' ')
}

/**
 * Of French the data of browsers knows no first: "1er novembre", "dimanche 1er". A date in figures keeps its 1, and so
 * does a day alone, which is a cell of a month.
 */
function frenchWords(parts: readonly Intl.DateTimeFormatPart[]): string {
  const inFigures = !parts.some(({ type, value }) => type !== 'literal' && /\p{L}/u.test(value))
  return parts
    .map(({ type, value }) => (type === 'day' && value === '1' && !inFigures ? '1er' : value))
    .join('')
}

function askedBy(name: string): Intl.DateTimeFormatOptions | undefined {
  if (!asked[name] && !name.startsWith('[')) throw new Error(`A pattern of dates has no “${name}”.`)
  return asked[name]
}

/** Made once: making one takes longer than to write a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(letters: string, language: string): Intl.DateTimeFormat {
  const key = `${language} ${letters}`
  const known = formats.get(key)
  if (known) return known
  const options = letters.match(part)?.map(askedBy)
  const format = new Intl.DateTimeFormat(
    language,
    Object.assign({ timeZone: 'UTC', calendar: 'gregory' }, ...(options ?? []))
  )
  formats.set(key, format)
  return format
}
