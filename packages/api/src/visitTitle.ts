import type { Language } from '@gallery/contract'
import { translated } from './translated.ts'

type Visited = {
  event: { title_es: string; title_en: string }
  slot: { label_es: string; label_en: string }
}

/** What a calendar calls a visit: "La línea: Visita guiada", or the event alone where the slot has no name. */
export function visitTitle({ event, slot }: Visited, language: Language): string {
  const title = translated(event, 'title', language)
  const label = translated(slot, 'label', language)
  return label === '' ? title : `${title}: ${label}`
}
