import type { Language, Slot } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { SlotTime } from '@gallery/ui'

/** A slot as the list of a day takes it; `now` decides whether it has begun. */
export function slotTime(slot: Slot, language: Language, now: Date): SlotTime {
  const { text } = translated(slot, 'label', language)
  const { id, start, end, limit, count, unavailable, groups } = slot
  const past = new Date(start) <= now
  return { id, start, end, limit, count, unavailable, groups, past, ...(text ? { note: text } : {}) }
}
