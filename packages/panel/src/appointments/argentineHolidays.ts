import type { Language } from '@gallery/contract'
import { addDays } from '@gallery/contract/plain'
import type { Holiday } from '@gallery/ui/admin'

interface Rule {
  es: string
  en: string
  /** The day in a year, 'YYYY-MM-DD'. */
  day: (year: number) => string
}

const fixed = (monthDay: string) => (year: number) => `${year}-${monthDay}`
const afterEaster = (days: number) => (year: number) => addDays(easterOf(year), days)
const movable = (monthDay: string) => (year: number) => moved(`${year}-${monthDay}`)

/**
 * The national holidays of Argentina (law 27.399). The bridges that the government decrees from year to year are not
 * among them: they are no rule.
 */
const rules: readonly Rule[] = [
  { es: 'Año Nuevo', en: "New Year's Day", day: fixed('01-01') },
  { es: 'Carnaval', en: 'Carnival', day: afterEaster(-48) },
  { es: 'Carnaval', en: 'Carnival', day: afterEaster(-47) },
  { es: 'Día de la Memoria', en: 'Day of Remembrance', day: fixed('03-24') },
  { es: 'Día de Malvinas', en: 'Malvinas Day', day: fixed('04-02') },
  { es: 'Viernes Santo', en: 'Good Friday', day: afterEaster(-2) },
  { es: 'Día del Trabajador', en: 'Labour Day', day: fixed('05-01') },
  { es: 'Revolución de Mayo', en: 'May Revolution', day: fixed('05-25') },
  { es: 'Paso a la Inmortalidad de Güemes', en: 'Death of Güemes', day: movable('06-17') },
  { es: 'Paso a la Inmortalidad de Belgrano', en: 'Death of Belgrano', day: fixed('06-20') },
  { es: 'Día de la Independencia', en: 'Independence Day', day: fixed('07-09') },
  { es: 'Paso a la Inmortalidad de San Martín', en: 'Death of San Martín', day: movable('08-17') },
  { es: 'Respeto a la Diversidad Cultural', en: 'Cultural Diversity', day: movable('10-12') },
  { es: 'Soberanía Nacional', en: 'National Sovereignty', day: movable('11-20') },
  { es: 'Inmaculada Concepción', en: 'Immaculate Conception', day: fixed('12-08') },
  { es: 'Navidad', en: 'Christmas', day: fixed('12-25') },
]

/** The holidays of a range of days, 'YYYY-MM-DD', both ends included, in order. */
export function argentineHolidays(from: string, to: string, language: Language): Holiday[] {
  const first = Number(from.slice(0, 4))
  const years = Array.from({ length: Math.max(0, Number(to.slice(0, 4)) - first + 1) }, (_, i) => first + i)
  return years
    .flatMap((year) => rules.map((rule) => ({ day: rule.day(year), name: rule[language] })))
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

/** Holidays that move: from Tuesday and Wednesday to the Monday before, from Thursday and Friday to the one after. */
function moved(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday)
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  const month = String(Math.floor(days / 31)).padStart(2, '0')
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`
}
