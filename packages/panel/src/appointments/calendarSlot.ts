import type { AgendaSlot, Language } from '@gallery/contract'
import { translated } from '@gallery/contract/plain'
import type { CalendarSlot } from '@gallery/ui/admin'

/** A slot as the calendar shows it, in the panel's language. */
export function calendarSlot(slot: AgendaSlot, language: Language): CalendarSlot {
  const { id, start, end, limit, count, unconfirmed, waiting, unavailable, event } = slot
  const { color } = event
  const title = titleOf(slot, language)
  return { id, start, end, limit, count, unconfirmed, waiting, unavailable, color, title }
}

/** What happens in a slot: its event, and the slot's own label if it has one. */
export function titleOf(slot: AgendaSlot, language: Language): string {
  const title = translated(slot.event, 'title', language).text
  return [title, translated(slot, 'label', language).text].filter(Boolean).join(', ')
}
