import type { ItemSummary, Language } from '@gallery/contract'
import { wordedDate } from '@gallery/contract/plain'

/** When an item was made, as exactly as is known: in words where its date is no plain day or year, the day, or the year. */
export function itemDate(
  item: Pick<ItemSummary, 'date' | 'date_fallback' | 'date_words' | 'year'>,
  language: Language,
  dayText: (day: string) => string
): string {
  const { date, date_fallback, date_words, year } = item
  if (date !== null && date_words === null) return dayText(date)
  return wordedDate(date_fallback, date_words, language) || (year === null ? '' : String(year))
}
