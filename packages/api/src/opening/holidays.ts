import { addDays, type Holiday, shownIn } from '@gallery/contract'
import { LRUCache } from 'lru-cache'

const hour = 3_600_000
const dayLength = 24 * hour

/** Years of countries: a page asks for this one and the next. */
const years = new LRUCache<string, Holiday[]>({ max: 50 })

/**
 * The public holidays of a country in a range of days, both ends included, in order. None of a country that is not known,
 * or of none (`''`). The library is large: it is loaded by galleries that keep holidays, when they first need it.
 */
export async function holidaysOf(country: string, from: string, to: string): Promise<Holiday[]> {
  if (country === '') return []
  const first = Number(from.slice(0, 4))
  const found: Holiday[] = []
  for (let year = first; year <= Number(to.slice(0, 4)); year++) found.push(...(await yearOf(country, year)))
  return found.filter(({ day }) => from <= day && day <= to)
}

/** The countries whose holidays are known, 'AR', in alphabetical order. */
export async function holidayCountries(): Promise<string[]> {
  const { default: Holidays } = await import('date-holidays')
  return Object.keys(new Holidays().getCountries()).sort()
}

async function yearOf(country: string, year: number): Promise<Holiday[]> {
  const key = `${country} ${year}`
  const kept = years.get(key)
  if (kept) return kept
  const { default: Holidays } = await import('date-holidays')
  const library = new Holidays(country, { types: ['public'] })
  // That of its capital, by which the library counts; a country that is not known has none.
  const [zone = 'UTC'] = library.getTimezones()
  const english = new Map(
    library.getHolidays(year, 'en').map(({ rule, date, name }) => [`${rule} ${date}`, name])
  )
  const holidays = library
    .getHolidays(year, 'es')
    .flatMap(({ rule, date, end, name }) =>
      wholeDays(date, end, zone).map((day) => ({
        day,
        name_es: name,
        name_en: english.get(`${rule} ${date}`) ?? name,
      }))
    )
    // Two holidays on one day: the first says enough.
    .filter(({ day }, place, all) => all.findIndex((other) => other.day === day) === place)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  years.set(key, holidays)
  return holidays
}

/**
 * The days that a holiday covers whole. `date` is its first by the country's calendar, with the hour at which it begins; what
 * begins at sunset says how long before that, '-0600'. Half a day is no day on which a gallery is closed.
 */
function wholeDays(date: string, end: Date, zone: string): string[] {
  const beginning = Date.parse(`${date.slice(0, 10)}T${date.slice(11, 19)}Z`)
  // By what the country's clock shows: a day has 23 hours where it is put forward, and 25 where it is put back.
  const ending = shownIn(zone, end).getTime() - (Number(date.slice(20)) / 100) * hour
  const first = Math.ceil(beginning / dayLength)
  const past = Math.floor(ending / dayLength)
  const day = new Date(first * dayLength).toISOString().slice(0, 10)
  return Array.from({ length: Math.max(0, past - first) }, (_, index) => addDays(day, index))
}
