import type { AgendaSlot, EventRow, Language } from '@gallery/contract'
import type { ExistingSlot } from '@gallery/ui/admin'
import { titleOf } from './calendarSlot.ts'

/**
 * What new slots of an event must not cross: its own, and those of other events in its hall. `href` is a slot's
 * own address in the calendar.
 */
export function existingSlots(
  slots: readonly AgendaSlot[],
  event: Pick<EventRow, 'id' | 'place'>,
  language: Language,
  href: (slot: AgendaSlot) => string
): ExistingSlot[] {
  return slots
    .filter((slot) => slot.event_id === event.id || (event.place !== '' && slot.event.place === event.place))
    .map((slot) => ({
      id: slot.id,
      start: slot.start,
      end: slot.end,
      count: slot.bookings,
      href: href(slot),
      ...(slot.event_id === event.id ? {} : { title: titleOf(slot, language), place: slot.event.place }),
    }))
}
