import { centuryIn, type ImportFacts } from '@gallery/contract'

/**
 * A day, `YYYY-MM-DD`, from `2019-12-03`, `2019-12-03 03:02`, `2019-12-03T03:02:00-03:00` or `3/12/2019`; null for
 * anything else. Of a time with a zone it is the day that was there then.
 *
 * @param first which comes first in the last of these; the other way round is never tried
 */
export function readDay(text: string, first: ImportFacts['days']): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.,]+\s?(?:Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i.exec(text)
  if (iso) return existing(iso[1], iso[2], iso[3])
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (!local) return null
  const [, one, other, year] = local
  return first === 'day' ? existing(year, other, one) : existing(year, one, other)
}

function existing(year = '', month = '', day = ''): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  // There is no year 0, and the database knows none.
  if (year === '0000') return null
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

const before = String.raw`\s*(?:b\.?\s?c\.?(?:e\.?)?|a\.?\s?c\.?)`

/** The year that a text is: `1974`, `750 BC`, a day of it; null for anything that says less or more. */
export function readYear(text: string): number | null {
  if (/^-?\d{1,4}([.,]0+)?$/.test(text)) return Math.trunc(Number(text.replace(',', '.')))
  const early = new RegExp(`^(\\d{1,4})${before}$`, 'i').exec(text)
  if (early) return -Number(early[1])
  const day = readDay(text, 'day') ?? readDay(text, 'month')
  return day === null ? null : Number(day.slice(0, 4))
}

/**
 * The first year that a text names: 1930 of `c. 1930-35` and of `1930s`, -750 of `750-250 BC`, 1801 of `19th century`
 * and `siglo XIX`; null where it names none.
 */
export function readFirstYear(text: string): number | null {
  const exact = readYear(text)
  if (exact !== null) return exact
  const isEarly =
    new RegExp(`(?:\\d|[ivx]|century)${before}(?!\\w)`, 'i').test(text) && !/\ba\.?d\.?\b/i.test(text)
  const century = centuryIn(text)?.century
  if (century !== undefined) return isEarly ? -century * 100 : (century - 1) * 100 + 1
  const [year] = (isEarly ? /\d{1,4}/ : /(?<!\d)\d{3,4}(?!\d)/).exec(text) ?? []
  if (year === undefined) return null
  return isEarly ? -Number(year) : Number(year)
}
