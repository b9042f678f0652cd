import { type ArtistSummary, type Language, slugify } from '@gallery/contract'

/** The address of an artist's page. */
export function artistHref(
  { id, display }: Pick<ArtistSummary, 'id' | 'display'>,
  language: Language
): string {
  const slug = slugify(display)
  return slug === '' ? `/${language}/artists/${id}` : `/${language}/artists/${id}/${slug}`
}
