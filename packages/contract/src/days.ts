// Calendar days and the clock in the gallery's zone, which decides what a day is, whatever the zone of the server or of
// the visitor. A day is `YYYY-MM-DD`, a time `HH:mm`, an instant a `Date`. By `Intl` alone: libraries that go through
// the host's own clock err by an hour where that one changes (docs/decisions/015-what-we-write-by-hand.md).

const dayLength = 86_400_000
const dayLetters = 'YYYY-MM-DD'.length

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const digits = '2-digit'
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: digits, day: digits },
    ...{ hour: digits, minute: digits, second: digits },
  })
  clocks.set(zone, clock)
  return clock
}

/**
 * What calendar and clock of a zone show at an instant, as the instant at which those of UTC show it: to be written by what
 * knows no zones, or counted with.
 */
export function shownIn(zone: string, instant: Date): Date {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const { type, value } of clockOf(zone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day, hour, minute, second } = part
  const shown = new Date(Date.UTC(2000, 0, 1, hour, minute, second, instant.getUTCMilliseconds()))
  // Not by `Date.UTC`, for which the year 2 is 1902.
  shown.setUTCFullYear(year, month - 1, day)
  return shown
}

/** The day that an instant belongs to in `zone`. */
export function dayOf(instant: Date, zone: string): string {
  return shownIn(zone, instant).toISOString().slice(0, dayLetters)
}

/** The gallery's current day. The same as {@link dayOf}; rules read better with this name. */
export function today(now: Date, zone: string): string {
  return dayOf(now, zone)
}

/** The day `count` days after `day`, before it when negative. Pure calendar, no zone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, dayLetters)
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: what an address says may be anything. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** How many days a range holds, both ends included; 0 for one that runs backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1)
}

/**
 * The instant of `HH:mm` on a day in `zone`. Where clocks are put back and show a time twice, the first; where they are
 * put forward over it, as much later as they are put forward (as `Temporal` does, RFC 5545 §3.3.5).
 */
export function instantOf(day: string, time: string, zone: string): Date {
  const shown = Date.parse(`${day}T${time}Z`)
  const at = (when: number) => new Date(shown - (shownIn(zone, new Date(when)).getTime() - when))
  // Clocks change no more than once in two days: what was in force before and after is all that can be.
  const [before, after] = [at(shown - dayLength), at(shown + dayLength)]
  const isShown = (instant: Date) => shownIn(zone, instant).getTime() === shown
  return isShown(before) || !isShown(after) ? before : after
}

/**
 * The instants at which a window of days begins and ends in `zone`; `end` is the next day's beginning and
 * not part of it. A day lasts 23 to 25 hours where clocks change.
 */
export function dayRange(day: string, zone: string, days = 1): { start: Date; end: Date } {
  return { start: instantOf(day, '00:00', zone), end: instantOf(addDays(day, days), '00:00', zone) }
}
