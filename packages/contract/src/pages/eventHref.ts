import type { EventSummary } from '../events.ts'
import type { Language } from '../language.ts'
import { slugify } from '../slug.ts'
import { translated } from '../translated.ts'

/** The address of an event's page: exhibitions and other events have each their own list. */
export function eventHref(
  event: Pick<EventSummary, 'id' | 'kind' | 'title_es' | 'title_en'>,
  language: Language
): string {
  const slug = slugify(translated(event, 'title', language).text)
  const path = `/${language}/${event.kind === 'exhibition' ? 'exhibitions' : 'events'}/${event.id}`
  return slug === '' ? path : `${path}/${slug}`
}
