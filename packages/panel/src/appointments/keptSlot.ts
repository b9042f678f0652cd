import type { AgendaSlot } from '@gallery/contract'

/** The slot that is open beside the calendar, as it was last read. */
export interface KeptSlot {
  slot: AgendaSlot
  /** The read of the calendar in which it was. */
  key: string
}

/** What of the calendar is shown at the moment. */
export interface ShownSlots {
  /** The slots as they were read, of the last question while the present one is on its way. */
  slots: readonly AgendaSlot[]
  /** The slot that the address names. */
  chosen: number | undefined
  /** The read of the calendar. */
  key: string
  /** Whether the answer to it is on its way. */
  loading: boolean
}

/**
 * The open slot as it was last read. It stays once a read anew comes without it, as after a colleague took it away:
 * somebody may be writing in it. It goes as soon as another slot, or another part of the calendar, is asked for.
 */
export function keptSlot(
  last: KeptSlot | undefined,
  { slots, chosen, key, loading }: ShownSlots
): KeptSlot | undefined {
  const found = loading ? undefined : slots.find(({ id }) => id === chosen)
  if (last?.key === key && last.slot.id === chosen && (!found || found === last.slot)) return last
  return found && { slot: found, key }
}
