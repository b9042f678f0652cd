import { zonedTime } from '../../dates/zonedTime.ts'
import type { EventColor } from '../../tokens/tokens.ts'

/** A slot as the calendar shows it. */
export interface CalendarSlot {
  id: string | number
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** The event's title. */
  title: string
  color: EventColor
  /** How many people it takes. */
  limit: number
  /** How many have booked it. */
  count: number
  /** How many of them have not confirmed. */
  unconfirmed: number
  /** How many people wait for a place in it. @default 0 */
  waiting?: number
  /** Closed to new bookings. */
  unavailable: boolean
}

/** A slot and the share of its day's column that it takes: hours down, lanes across where several go on at once. */
export interface Block<Slot extends CalendarSlot = CalendarSlot> {
  slot: Slot
  /** Minutes since midnight by the gallery's clock. */
  from: number
  /** Minutes since that midnight; 1440 at most. */
  to: number
  lane: number
  /** How many lanes stand side by side there. */
  lanes: number
}

const dayMinutes = 24 * 60

/** The slots that begin on a day, as blocks, in order. Those that go on at the same time stand in lanes. */
export function blocksOf<Slot extends CalendarSlot>(
  day: string,
  slots: readonly Slot[],
  timeZone: string
): Block<Slot>[] {
  const timed = slots
    .filter((slot) => zonedTime(slot.start, timeZone).startsWith(day))
    .map((slot) => {
      const from = minutesOf(zonedTime(slot.start, timeZone))
      const lasts = (Date.parse(slot.end) - Date.parse(slot.start)) / 60_000
      return { slot, from, to: Math.min(dayMinutes, from + lasts) }
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to)
  const groups: (typeof timed)[] = []
  let end = -1
  for (const block of timed) {
    const last = groups.at(-1)
    if (last && block.from < end) last.push(block)
    else groups.push([block])
    end = Math.max(last && block.from < end ? end : 0, block.to)
  }
  return groups.flatMap(inLanes)
}

/** Each block takes the first lane that is free again. */
function inLanes<Timed extends { from: number; to: number }>(group: readonly Timed[]) {
  const ends: number[] = []
  const placed = group.map((block) => {
    const free = ends.findIndex((end) => end <= block.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = block.to
    return { ...block, lane }
  })
  return placed.map((block) => ({ ...block, lanes: ends.length }))
}

/** The whole hours that a calendar shows: all that its blocks need, and at least those in which a gallery is open. */
export function hoursOf(blocks: readonly Pick<Block, 'from' | 'to'>[]): { first: number; last: number } {
  const first = Math.min(...blocks.map(({ from }) => Math.floor(from / 60)), 14)
  const last = Math.max(...blocks.map(({ to }) => Math.ceil(to / 60)), first + 5)
  return { first, last: Math.min(24, last) }
}

function minutesOf(time: string): number {
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16))
}
