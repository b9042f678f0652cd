import { zonedTime } from '../../dates/zonedTime.ts'

const clockPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/**
 * What a native field of day and hour holds, 'YYYY-MM-DDTHH:mm', from an instant (ISO with `Z` or an offset) by the
 * clock of a time zone. What is no instant comes back as it is: an empty text, or a clock time already.
 */
export function clockTime(value: string, timeZone: string): string {
  const isInstant = /(Z|[+-]\d{2}:?\d{2})$/.test(value) && !Number.isNaN(Date.parse(value))
  return isInstant && value.includes('T') ? zonedTime(value, timeZone).slice(0, 16) : value
}

/**
 * The instant (ISO, `Z`) at which the clock of a time zone shows 'YYYY-MM-DDTHH:mm'; undefined for any other text.
 * An hour that the clock skips is the one after it, an hour that it repeats the first of the two.
 */
export function instantOf(clock: string, timeZone: string): string | undefined {
  if (!clockPattern.test(clock)) return undefined
  const wanted = Date.parse(`${clock.slice(0, 16)}Z`)
  if (Number.isNaN(wanted)) return undefined
  // The offset of a day before and of a day after: around a change of the clock they differ.
  const day = 86_400_000
  const candidates = [wanted - day, wanted + day].map((near) => wanted - offsetAt(near, timeZone))
  const right = candidates.find((instant) => instant + offsetAt(instant, timeZone) === wanted)
  return new Date(right ?? Math.max(...candidates)).toISOString()
}

/** Milliseconds that the clock of a time zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${zonedTime(new Date(instant).toISOString(), timeZone)}Z`) - instant
}
