import { addDays } from '@gallery/contract/plain'

/**
 * Monday to Friday of the week of a day (YYYY-MM-DD): the gallery takes bookings on no other. A weekend looks ahead to
 * the week that follows.
 */
export function weekOf(day: string): string[] {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(day, fromMonday > 4 ? 7 - fromMonday : -fromMonday)
  return Array.from({ length: 5 }, (_, index) => addDays(monday, index))
}
