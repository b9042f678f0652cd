import type { PictureProps } from '@gallery/ui'

/** Pictures or records with one, the first picture to load at once: it is what a list opens with on a phone. */
export function firstFirst<Item extends { picture?: PictureProps }>(items: readonly Item[]): Item[] {
  return items.map((item, index) =>
    index === 0 && item.picture ? { ...item, picture: { ...item.picture, priority: true } } : item
  )
}
