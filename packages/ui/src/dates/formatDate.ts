import { zonedTime } from './zonedTime.ts'

interface Words {
  months: readonly string[]
  /** From Sunday on. */
  weekdays: readonly string[]
  /** What the gallery's own patterns stand for. */
  long: Readonly<Record<string, string>>
}

const spanish: Words = {
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' '
  ),
  weekdays: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
  long: {
    LL: 'D [de] MMMM [de] YYYY',
    LLL: 'D [de] MMMM [de] YYYY, HH:mm',
    LLLL: 'dddd D [de] MMMM [de] YYYY, HH:mm',
  },
}
const english: Words = {
  months: 'January February March April May June July August September October November December'.split(' '),
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  long: { LL: 'D MMMM YYYY', LLL: 'D MMMM YYYY, HH:mm', LLLL: 'dddd D MMMM YYYY, HH:mm' },
}

/** Words in brackets stay as they are. */
const part = /\[([^\]]*)\]|YYYY|MMMM|MMM|MM|DD|D|dddd|ddd|HH|mm/g
const two = (value: number) => String(value).padStart(2, '0')

/**
 * A day ('YYYY-MM-DD') in words, by a pattern of dayjs's letters: 'LL' "19 de noviembre de 2026" or "19 November 2026",
 * 'dddd', 'D', 'MMMM', 'D MMM YYYY'. Spanish for any kind of Spanish, English for everything else. The gallery writes
 * no comma after the weekday, no dot after an abbreviation, and the 24-hour clock.
 */
export function formatDay(day: string, pattern: string, language: string): string {
  return inWords(new Date(day), pattern, language)
}

/** An instant (ISO) in words, as calendar and clock of the time zone show it: 'LLLL', 'HH:mm'. */
export function formatInstant(instant: string, pattern: string, language: string, timeZone: string): string {
  return inWords(new Date(`${zonedTime(instant, timeZone)}Z`), pattern, language)
}

function inWords(date: Date, pattern: string, language: string): string {
  const { months, weekdays, long } = language.startsWith('es') ? spanish : english
  const month = months[date.getUTCMonth()] ?? ''
  const weekday = weekdays[date.getUTCDay()] ?? ''
  const parts: Readonly<Record<string, string>> = {
    YYYY: String(date.getUTCFullYear()).padStart(4, '0'),
    MMMM: month,
    MMM: month.slice(0, 3),
    MM: two(date.getUTCMonth() + 1),
    DD: two(date.getUTCDate()),
    D: String(date.getUTCDate()),
    dddd: weekday,
    ddd: weekday.slice(0, 3),
    HH: two(date.getUTCHours()),
    mm: two(date.getUTCMinutes()),
  }
  return (long[pattern] ?? pattern).replace(part, (name, words?: string) => words ?? parts[name] ?? name)
}
