import { dayOf } from '../dates/days.ts'
import { type SlotRoom, slotState } from '../SlotList/slotState.ts'

/**
 * The days ('YYYY-MM-DD', of the gallery's zone) on which an event has slots and none of them can be booked.
 * A day without any slot is not full: nobody took a place on it, and its panel says that there are no slots.
 */
export function fullDays(slots: readonly (SlotRoom & { start: string })[], timeZone: string): string[] {
  const bookable = new Map<string, boolean>()
  for (const slot of slots) {
    const day = dayOf(slot.start, timeZone)
    bookable.set(day, bookable.get(day) === true || slotState(slot) === 'available')
  }
  return [...bookable].filter(([, free]) => !free).map(([day]) => day)
}
