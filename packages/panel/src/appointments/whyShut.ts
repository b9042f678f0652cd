import { type AgendaSlot, freePlaces } from '@gallery/contract'

type Shut = 'isFull' | 'isUnavailable' | 'isOnClosedDay'

/** Why nobody can be written down in a slot, by the id of the text that says so; undefined of one that is open. */
export function whyShut(
  slot: Pick<AgendaSlot, 'limit' | 'count' | 'unavailable' | 'open_anyway'>,
  onClosedDay: boolean
): Shut | undefined {
  // First what no switch opens.
  if (freePlaces(slot) === 0) return 'isFull'
  if (slot.unavailable) return 'isUnavailable'
  if (onClosedDay && !slot.open_anyway) return 'isOnClosedDay'
  return undefined
}
