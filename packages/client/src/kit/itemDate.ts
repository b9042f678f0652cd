import type { ItemSummary, Language } from '@gallery/contract'
import { wordedDate, yearInWords } from '@gallery/contract/plain'

/** When an item was made, as exactly as is known: the day, what stands for it in words, or the year. */
export function itemDate(
  item: Pick<ItemSummary, 'date' | 'date_fallback' | 'date_words' | 'year'>,
  language: Language,
  dayText: (day: string) => string
): string {
  const { date, date_fallback, date_words, year } = item
  if (date !== null) return dayText(date)
  return wordedDate(date_fallback, date_words, language) || (year === null ? '' : yearInWords(year, language))
}
