import type { Language, Slot } from '@gallery/contract'
import { freePlaces, isFew, translated } from '@gallery/contract/plain'
import type { SlotTime } from '@gallery/ui'

/** A slot as the list of a day takes it; `now` decides whether it has begun, the gallery's share whether few places are left. */
export function slotTime(slot: Slot, language: Language, now: Date, fewShare: number): SlotTime {
  const { text, lang } = translated(slot, 'label', language)
  const { id, start, end, limit, count, unavailable, groups } = slot
  const past = new Date(start) <= now
  const few = isFew(freePlaces(slot), limit, fewShare)
  const note = text ? { note: text, noteLang: lang } : {}
  return { id, start, end, limit, count, unavailable, groups, past, few, ...note }
}
