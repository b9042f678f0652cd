const minute = 60_000

/**
 * Whole hours and minutes until an instant, never more than there are: a clock that goes by the minute is a little late.
 * The last minute counts as one; zero once it has come.
 */
export function timeLeft(until: string, now: Date): { hours: number; minutes: number } {
  const left = (new Date(until).getTime() - now.getTime()) / minute
  const all = left <= 0 ? 0 : Math.max(1, Math.floor(left))
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
