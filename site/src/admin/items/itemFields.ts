import type { ItemChange, ItemDetail } from '@gallery/contract'

/** The parts of an item's screen, by their names in its address, and the fields on each. */
const itemSections = {
  data: [
    'kind',
    'archive_id',
    'code',
    'source',
    'date',
    'date_fallback',
    'year',
    'author',
    'place',
    'technique',
    'height',
    'width',
    'size_text',
    'copies',
    'pages',
    'citation',
    'video',
    'link',
    'public',
    'active',
  ],
  texts: [
    'subtitle_es',
    'subtitle_en',
    'detail_es',
    'detail_en',
    'body_es',
    'body_en',
    'public_notes_es',
    'public_notes_en',
    'private_notes',
  ],
  images: [],
  tags: ['artists', 'tags'],
} as const

export type ItemSection = keyof typeof itemSections
export type ItemField = (typeof itemSections)[ItemSection][number]

/** Every field of the form, whatever section it is on. */
export const itemFields: readonly ItemField[] = Object.values(itemSections).flat()

/** The section of an address; the first for what names none. */
export function sectionOf(name: string | undefined): ItemSection {
  return name !== undefined && isSection(name) ? name : 'data'
}

/** The section that holds a field; the server calls a part of a list `tags.0`. */
export function sectionWith(field: string): ItemSection {
  const [name] = field.split('.')
  const holds = (section: ItemSection) => itemSections[section].some((each) => each === name)
  return (['texts', 'images', 'tags'] as const).find(holds) ?? 'data'
}

function isSection(name: string): name is ItemSection {
  return Object.hasOwn(itemSections, name)
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
