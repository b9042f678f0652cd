import { Day, dayOf, Instant, instantOf } from '@gallery/contract'

/**
 * The last minute of the last day on which a room is open; null for an empty text: until it is closed. What is no day that
 * the contract takes, as one whose year is being typed, is sent as it is, for the server to refuse.
 */
export function roomEnd(lastDay: string, zone: string): string | null {
  if (lastDay === '') return null
  return Day.safeParse(lastDay).success ? instantOf(lastDay, '23:59', zone).toISOString() : lastDay
}

/** The last day on which a room is open, as its field shows it; what {@link roomEnd} left as it was typed stands so. */
export function lastDayOf(end: string | null, zone: string): string {
  if (end === null) return ''
  return Instant.safeParse(end).success ? dayOf(new Date(end), zone) : end
}
