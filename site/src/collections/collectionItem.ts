import { pictureProps } from '@gallery/client'
import type { CollectionSummary, Language } from '@gallery/contract'
import { collectionHref, translated } from '@gallery/contract/plain'
import type { CollectionItem, PictureProps } from '@gallery/ui'

/** How a collection stands in the grid; the pictures of the `first` load at once. */
export function collectionItem(
  collection: CollectionSummary,
  language: Language,
  first = false
): CollectionItem {
  const title = translated(collection, 'title', language)
  return {
    id: collection.id,
    href: collectionHref(collection, language),
    title: title.text,
    ...(title.lang ? { titleLang: title.lang } : {}),
    pictures: picturesOf(collection).map((picture) => ({ ...picture, priority: first })),
    count: collection.count,
    artists: collection.artists.map(({ display, last_name }) => last_name || display),
  }
}

/** Its own picture, or the one or two works that are its cover. */
function picturesOf({ image, picture, covers }: CollectionSummary): PictureProps[] {
  if (image && picture) return [pictureProps('collections', image, picture, '')]
  return covers.map((cover) => pictureProps('images', cover.file, cover.picture, ''))
}
