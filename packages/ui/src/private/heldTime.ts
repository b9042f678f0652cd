import { timeLeft } from '../booking/BookingDone/timeLeft.ts'

/** How much of the time of a hold or an offer has passed at an instant, from 0 to 1; both ends are instants (ISO). */
export function usedShare(from: string, until: string, now: Date): number {
  const [begin, end] = [Date.parse(from), Date.parse(until)]
  if (end <= begin) return 1
  return Math.min(1, Math.max(0, (now.getTime() - begin) / (end - begin)))
}

/** What is left until an instant (ISO), by the largest unit that it has, as the texts of `HoldBox` and `WaitingList` take it. */
export function leftParts(until: string, now: Date) {
  const { hours, minutes } = timeLeft(until, now)
  const days = Math.floor(hours / 24)
  const unit = days > 0 ? 'days' : hours > 0 ? 'hours' : 'minutes'
  return { unit, days, hours: hours % 24, minutes }
}
