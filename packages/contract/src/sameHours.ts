const halfYear = 182 * 86_400_000

/** Whether clocks show the same in both zones, now and in half a year, when summer time may be another. */
export function sameHours(one: string, other: string, now: Date): boolean {
  const later = new Date(now.getTime() + halfYear)
  return [now, later].every((instant) => clockIn(one, instant) === clockIn(other, instant))
}

function clockIn(timeZone: string, instant: Date): string {
  return instant.toLocaleString('en', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}
