import type { ItemSummary } from '@gallery/contract'

/** When an item was made, as exactly as is known: the day, what stands for it, or the year. */
export function itemDate(
  { date, date_fallback, year }: Pick<ItemSummary, 'date' | 'date_fallback' | 'year'>,
  dayText: (day: string) => string
): string {
  if (date !== null) return dayText(date)
  return date_fallback || (year === null ? '' : String(year))
}
