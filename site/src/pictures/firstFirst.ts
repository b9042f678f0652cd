import type { PictureProps } from '@gallery/ui'

/**
 * Pictures or records with one, those to load at once that a list opens with on a phone: the first, or `count` where small
 * ones stand beside each other, any of which may be the largest that is seen.
 */
export function firstFirst<Item extends { picture?: PictureProps }>(
  items: readonly Item[],
  count = 1
): Item[] {
  return items.map((item, index) =>
    index < count && item.picture ? { ...item, picture: { ...item.picture, priority: true } } : item
  )
}
