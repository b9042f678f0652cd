import type { Language } from '@gallery/contract'
import { say } from './say.ts'
import { translated } from './translated.ts'

type Visited = {
  appointment: { people: number }
  event: { title_es: string; title_en: string }
  slot: { label_es: string; label_en: string }
}

/**
 * What a calendar calls a visit: "La línea: Visita guiada", or the event alone where the slot has no name; with how many
 * come where it is not one.
 */
export function visitTitle({ appointment, event, slot }: Visited, language: Language): string {
  const title = translated(event, 'title', language)
  const label = translated(slot, 'label', language)
  const visit = label === '' ? title : `${title}: ${label}`
  const { people } = appointment
  return people === 1 ? visit : say(language, 'calendar.party', { title: visit, people })
}
