import type { ItemSummary } from '../items.ts'
import type { Language } from '../language.ts'
import { slugify } from '../slug.ts'
import { translated } from '../translated.ts'

/** The address of an item: `/archives/{archive}/{hash}/{slug}`; archive 0 is the general one. */
export function itemHref(
  item: Pick<ItemSummary, 'hash' | 'archive_id' | 'subtitle_es' | 'subtitle_en'>,
  language: Language
): string {
  const slug = slugify(translated(item, 'subtitle', language).text)
  const path = `/${language}/archives/${item.archive_id ?? 0}/${item.hash}`
  return slug === '' ? path : `${path}/${slug}`
}
