import { addDays } from '@gallery/contract/plain'

/**
 * How a day of the log is called on the gallery's `today`, both `YYYY-MM-DD`: by its name, else as a day of this year or of
 * another one. Whatever the visitor's clock says: it decides nothing (docs/decisions/004-the-gallerys-clock.md).
 */
export function dayName(day: string, today: string): 'today' | 'yesterday' | 'ofThisYear' | 'ofAnotherYear' {
  if (day === today) return 'today'
  if (day === addDays(today, -1)) return 'yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? 'ofThisYear' : 'ofAnotherYear'
}
