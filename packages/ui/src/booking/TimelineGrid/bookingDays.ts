import { dayOf } from '../../dates/days.ts'
import { type SlotCapacity, slotState } from '../SlotList/slotState.ts'

type TimedSlot = SlotCapacity & { start: string }

/** Of each day with slots that have not begun, whether one of them can be booked. */
function daysToCome(slots: readonly TimedSlot[], timeZone: string): Map<string, boolean> {
  const days = new Map<string, boolean>()
  for (const slot of slots) {
    if (slot.past) continue
    const day = dayOf(slot.start, timeZone)
    days.set(day, days.get(day) === true || slotState(slot) === 'available')
  }
  return days
}

/**
 * The days ('YYYY-MM-DD', of the gallery's zone) on which an event has slots to come and none of them can be booked.
 * A day without any is not full: nobody took a place on it.
 */
export function fullDays(slots: readonly TimedSlot[], timeZone: string): string[] {
  return [...daysToCome(slots, timeZone)].filter(([, free]) => !free).map(([day]) => day)
}

/** The days ('YYYY-MM-DD', of the gallery's zone) on which a slot can be booked, in the order of the slots. */
export function freeDays(slots: readonly TimedSlot[], timeZone: string): string[] {
  return [...daysToCome(slots, timeZone)].filter(([, free]) => free).map(([day]) => day)
}
