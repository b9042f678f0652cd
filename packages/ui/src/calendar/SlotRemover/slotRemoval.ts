import { zonedTime } from '../../dates/zonedTime.ts'
import type { BilingualText } from '../../panel-forms/BilingualField/BilingualField.tsx'
import type { ContentLanguage } from '../../private/fieldLanguages.ts'
import { weekdayOf } from '../SlotPlanner/planSlots.ts'

/** A slot that can be taken away, and who has booked it. */
export interface RemovableSlot {
  id: string | number
  /** When it begins, an instant (ISO). */
  start: string
  /** When it ends, an instant (ISO). */
  end: string
  /** How many people it takes. */
  limit: number
  /** How many people come. */
  count: number
  /** On how many bookings they come: so many are told when it goes. */
  bookings: number
  /** Who made the first of them: "M. Sosa +2". */
  names: readonly string[]
  /** Where its bookings can be seen. */
  href?: string
}

/** Which slots are meant. */
export interface SlotRange {
  /** The first day, 'YYYY-MM-DD'. */
  from: string
  /** The last day, 'YYYY-MM-DD'. */
  to: string
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly number[]
  /** Only those that begin at this hour or later, 'HH:mm'; empty for any. */
  after: string
  /** Only those that begin at this hour or earlier, 'HH:mm'; empty for any. */
  before: string
}

/** What is to be done with the slots that were meant. */
export interface SlotRemoval<Language extends string = ContentLanguage> {
  /** The slots to delete, by id. */
  remove: RemovableSlot['id'][]
  /** Those that keep their bookings and take no more, by id. */
  close: RemovableSlot['id'][]
  /** Whether who had booked the deleted ones is told by mail. */
  notify: boolean
  /** Why, for the mail in each language. */
  reason: BilingualText<Language>
}

/** The slots that a range means, by the gallery's clock, in order. */
export function slotsInRange(
  slots: readonly RemovableSlot[],
  { from, to, weekdays, after, before }: SlotRange,
  timeZone: string
): RemovableSlot[] {
  return slots
    .filter(({ start }) => {
      const [day = '', time = ''] = zonedTime(start, timeZone).split('T')
      const hour = time.slice(0, 5)
      const inDays = day >= from && day <= to && weekdays.includes(weekdayOf(day))
      return inDays && (after === '' || hour >= after) && (before === '' || hour <= before)
    })
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
}

/** Those that are ticked, in two: what goes, and what stays closed because its bookings are kept. */
export function splitSlots(
  slots: readonly RemovableSlot[],
  left: ReadonlySet<RemovableSlot['id']>,
  keepBooked: boolean
): { remove: RemovableSlot[]; close: RemovableSlot[]; people: number; bookings: number } {
  const ticked = slots.filter(({ id }) => !left.has(id))
  const stays = (slot: RemovableSlot) => keepBooked && slot.count > 0
  const remove = ticked.filter((slot) => !stays(slot))
  return {
    remove,
    close: ticked.filter(stays),
    people: remove.reduce((sum, { count }) => sum + count, 0),
    bookings: remove.reduce((sum, { bookings }) => sum + bookings, 0),
  }
}
