import { type Artist, slugify } from '@gallery/contract'

/** Where an artist is edited, beneath `/{lang}/admin/`. */
export function artistPath({ id, display }: Pick<Artist, 'id' | 'display'>): string {
  const slug = slugify(display)
  return slug === '' ? `artists/${id}` : `artists/${id}/${slug}`
}
