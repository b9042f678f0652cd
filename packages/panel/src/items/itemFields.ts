import type { ItemChange, ItemDetail, itemFields } from '@gallery/contract'

export type ItemField = keyof typeof itemFields

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
