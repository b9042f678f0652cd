import type { ArtistSummary } from '../artists.ts'
import type { Language } from '../language.ts'
import { slugify } from '../slug.ts'

/** The address of an artist's page. */
export function artistHref(
  { id, display }: Pick<ArtistSummary, 'id' | 'display'>,
  language: Language
): string {
  const slug = slugify(display)
  return slug === '' ? `/${language}/artists/${id}` : `/${language}/artists/${id}/${slug}`
}
