const minute = 60_000

/** Whole hours and minutes until an instant, rounded up as people count: zero once it has come. */
export function timeLeft(until: string, now: Date): { hours: number; minutes: number } {
  const all = Math.max(0, Math.ceil((new Date(until).getTime() - now.getTime()) / minute))
  return { hours: Math.floor(all / 60), minutes: all % 60 }
}
