import type { ArtistSummary, Language } from '@gallery/contract'
import { slugify } from '@gallery/contract/plain'

/** The address of an artist's page. */
export function artistHref(
  { id, display }: Pick<ArtistSummary, 'id' | 'display'>,
  language: Language
): string {
  const slug = slugify(display)
  return slug === '' ? `/${language}/artists/${id}` : `/${language}/artists/${id}/${slug}`
}
