import { dayOf } from '@gallery/contract'

/**
 * Whether the door lets people into a time at an instant: on the day on which it begins, and, where it is on at midnight,
 * until it ends. `findDoorSlots` lists by the same rule.
 */
export function isAtDoor({ start, end }: { start: Date; end: Date }, at: Date, zone: string): boolean {
  return dayOf(start, zone) === dayOf(at, zone) || (start < at && at < end)
}
