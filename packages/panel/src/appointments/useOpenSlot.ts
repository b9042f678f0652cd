import type { AgendaSlot } from '@gallery/contract'
import { useState } from 'react'
import { type KeptSlot, keptSlot, type ShownSlots } from './keptSlot.ts'

interface OpenSlot {
  /** The slot that is open beside the calendar. */
  open: AgendaSlot | undefined
  /** After it was taken away here: it is open no more, unless it comes back. */
  forget: () => void
}

/** The slot that is open beside the calendar. See {@link keptSlot} for how long it stays. */
export function useOpenSlot(shown: ShownSlots): OpenSlot {
  const [last, setLast] = useState<KeptSlot>()
  const kept = keptSlot(last, shown)
  if (kept !== last) setLast(kept)
  return {
    open: shown.slots.find(({ id }) => id === shown.chosen) ?? kept?.slot,
    forget: () => setLast(undefined),
  }
}
