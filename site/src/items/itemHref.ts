import type { ItemSummary, Language } from '@gallery/contract'
import { slugify } from '@gallery/contract/plain'
import { translated } from '../language/translated.ts'

/** The address of an item: `/archives/{archive}/{hash}/{slug}`; archive 0 is the general one. */
export function itemHref(
  item: Pick<ItemSummary, 'hash' | 'archive_id' | 'subtitle_es' | 'subtitle_en'>,
  language: Language
): string {
  const slug = slugify(translated(item, 'subtitle', language).text)
  const path = `/${language}/archives/${item.archive_id ?? 0}/${item.hash}`
  return slug === '' ? path : `${path}/${slug}`
}
