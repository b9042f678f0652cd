import type { ItemChange, ItemDetail, itemFields } from '@gallery/contract'

/** The parts of an item's screen beside its data, by their names in its address. */
const sections = ['texts', 'images', 'tags'] as const

export type ItemSection = 'data' | (typeof sections)[number]
export type ItemField = keyof typeof itemFields

/** The fields on each of them; all others are on the data. */
const fieldsOn: Readonly<Record<(typeof sections)[number], readonly ItemField[]>> = {
  texts: [
    ...(['subtitle_es', 'subtitle_en', 'detail_es', 'detail_en', 'body_es', 'body_en'] as const),
    ...(['public_notes_es', 'public_notes_en', 'private_notes'] as const),
  ],
  images: [],
  tags: ['artists', 'tags'],
}

/** The section of an address; the first for what names none. */
export function sectionOf(name: string | undefined): ItemSection {
  return sections.find((section) => section === name) ?? 'data'
}

/** The section that holds a field; the server calls a part of a list `tags.0`. */
export function sectionWith(field: string): ItemSection {
  const [name] = field.split('.')
  return sections.find((section) => fieldsOn[section].some((each) => each === name)) ?? 'data'
}

/** What an item's form has changed, as the server takes it: artists by their ids, tags by their words. */
export function itemChange({
  artists,
  tags,
  archive_id,
  date,
  ...change
}: Partial<Pick<ItemDetail, ItemField>>): ItemChange {
  return {
    ...change,
    ...(archive_id === undefined ? {} : { archive_id }),
    ...(date === undefined ? {} : { date: date || null }),
    ...(artists && { artists: artists.map(({ id }) => id) }),
    ...(tags && { tags: tags.map(({ content }) => content) }),
  }
}
