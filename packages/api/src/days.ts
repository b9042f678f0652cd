/**
 * Calendar days in the gallery's zone: the zone decides what a day is, whatever the zone of
 * the server or of the visitor. A day is `YYYY-MM-DD`; an instant is a `Date`.
 */
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

const format = 'YYYY-MM-DD'

/** The day that an instant belongs to in `zone`. */
export function dayOf(instant: Date, zone: string): string {
  return dayjs(instant).tz(zone).format(format)
}

/** The gallery's current day. The same as {@link dayOf}; rules read better with this name. */
export function today(now: Date, zone: string): string {
  return dayOf(now, zone)
}

/** The day `count` days after `day`, before it when negative. Pure calendar, no zone. */
export function addDays(day: string, count: number): string {
  return dayjs.utc(day).add(count, 'day').format(format)
}

/** The instant of `HH:mm` on a day in `zone`. */
export function instantOf(day: string, time: string, zone: string): Date {
  return dayjs.tz(`${day}T${time}`, zone).toDate()
}

/**
 * The instants at which a window of days begins and ends in `zone`; `end` is the next day's beginning and
 * not part of it. A day lasts 23 to 25 hours where clocks change.
 */
export function dayRange(day: string, zone: string, days = 1): { start: Date; end: Date } {
  return { start: instantOf(day, '00:00', zone), end: instantOf(addDays(day, days), '00:00', zone) }
}
