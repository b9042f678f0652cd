import type { Day, Event, Slot } from '@gallery/contract'
import { type Asking, dayPlaces, freePlaces, isBookable, isFew } from '@gallery/contract/plain'
import type { ClosedDay, MonthDay, TimeOfList } from '@gallery/ui'

/** The slots of an event by their days, in order. */
export type SlotsByDay = ReadonlyMap<Day, readonly Slot[]>

/** The slots of an event by the gallery's days, soonest first; none of one that takes no bookings. */
export function slotsByDay(
  { places, active, requires_registration }: Pick<Event, 'places' | 'active' | 'requires_registration'>,
  dayOf: (instant: string) => Day
): SlotsByDay {
  if (!active || !requires_registration) return new Map()
  const inOrder = places.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const days = new Map<Day, Slot[]>()
  for (const slot of inOrder) {
    const day = dayOf(slot.start)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}

/**
 * What the days of a month are to who asks, those that have slots to come with the address that chooses them. `closed` are
 * the days on which the gallery is: one with slots was opened on purpose.
 */
export function daysOfMonth(
  days: readonly Day[],
  slots: SlotsByDay,
  { closed: closedDays, ...asking }: Asking & { today: Day; closed: readonly ClosedDay[] },
  hrefOf: (day: Day) => string
): MonthDay[] {
  return days.map((day) => {
    const { state, free } = dayPlaces(slots.get(day) ?? [], asking)
    if (state === 'past' || (state === 'none' && day < asking.today)) return { day, state: 'past' }
    if (state === 'none') {
      const closed = closedDays.find((one) => one.day === day)
      if (!closed) return { day, state }
      return { day, state: 'closed', ...(closed.reason ? { note: closed.reason } : {}) }
    }
    return { day, state, free, href: hrefOf(day) }
  })
}

/** The days on which who asks can book, in order. */
export function bookableDays(slots: SlotsByDay, { people, now }: Asking): Day[] {
  return [...slots].flatMap(([day, ofDay]) =>
    ofDay.some((slot) => isBookable(slot, now, people)) ? [day] : []
  )
}

/** A slot as a list of times takes it, with nothing left where who asks cannot book it. */
export function timeOf(slot: Slot, { people, now, fewShare }: Asking): TimeOfList {
  const left = freePlaces(slot)
  const free = isBookable(slot, now, people) ? left : 0
  return {
    id: slot.id,
    start: slot.start,
    end: slot.end,
    free,
    few: free > 0 && isFew(left, slot.limit, fewShare),
  }
}
