import { type AgendaSlot, dayOf, type WaitingDetail } from '@gallery/contract'
import { isBookable } from '@gallery/contract/plain'

/** Those who need a place, as far as it decides which would do. */
type InLine = Pick<WaitingDetail, 'people' | 'school'>

/** The other slots of the event on the day of a slot, by time, in the gallery's zone. */
export function othersOfDay(slot: AgendaSlot, slots: readonly AgendaSlot[], zone: string): AgendaSlot[] {
  const day = dayOf(new Date(slot.start), zone)
  return slots
    .filter(({ id, event_id, start }) => {
      return id !== slot.id && event_id === slot.event_id && dayOf(new Date(start), zone) === day
    })
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
}

/** Those of some slots in which there is a place for all who come with somebody; a school needs one that takes groups. */
export function placesFor(waiter: InLine, slots: readonly AgendaSlot[], now: Date): AgendaSlot[] {
  return slots.filter((slot) => {
    return isBookable(slot, now, waiter.people) && (waiter.school === '' || slot.groups)
  })
}
