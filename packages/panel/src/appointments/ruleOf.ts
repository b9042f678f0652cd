import type { AgendaSlot } from '@gallery/contract'
import type { SlotRule } from '@gallery/ui/admin'

/** What the slots of a season have in common. */
type Pattern = Pick<
  SlotRule,
  'weekdays' | 'pattern' | 'first' | 'last' | 'every' | 'hours' | 'duration' | 'limit'
>

type Season = readonly Pick<AgendaSlot, 'start' | 'end' | 'limit'>[]

/**
 * How an event's slots go on as they have begun: on their weekdays, at their hours, as long and for as many as most of
 * them. Null where there are none. `clock` and `weekday` read an instant in the gallery's time zone, Monday as 1.
 */
export function ruleOf(
  slots: Season,
  clock: (instant: string) => string,
  weekday: (instant: string) => number
): Pattern | null {
  if (slots.length === 0) return null
  const times = [...new Set(slots.map(({ start }) => clock(start)))].sort()
  const [first = '', last = first] = [times.at(0), times.at(-1)]
  const steps = new Set(times.slice(1).map((time, index) => minutesOf(time) - minutesOf(times[index] ?? '')))
  const duration = commonest(slots.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000))
  const [every = duration] = steps
  return {
    weekdays: [...new Set(slots.map(({ start }) => weekday(start)))].sort(),
    pattern: steps.size > 1 ? 'hours' : 'every',
    first,
    last,
    every,
    hours: times.join(', '),
    duration,
    limit: commonest(slots.map(({ limit }) => limit)),
  }
}

/** Minutes since midnight of 'HH:mm'. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The number that comes most often; of several the one that came first. */
function commonest(numbers: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  const [[most] = [0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  return most
}
