import { canToggle, type PlannedSlot } from './planSlots.ts'

/**
 * Brings together what a plan leaves out for the same reason: each other event with its hall, the event's own slots,
 * those that exist without bookings, those that people have booked. In the order of the first of each.
 */
export function skippedGroups(slots: readonly PlannedSlot[]): PlannedSlot[][] {
  const groups = new Map<string, PlannedSlot[]>()
  for (const slot of slots) {
    const reason = JSON.stringify([slot.state, canToggle(slot), slot.against?.title, slot.against?.place])
    const group = groups.get(reason)
    if (group) group.push(slot)
    else groups.set(reason, [slot])
  }
  return [...groups.values()]
}
