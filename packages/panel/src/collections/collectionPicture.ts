import { pictureProps } from '@gallery/client'
import type { CollectionSummary } from '@gallery/contract'
import type { PictureProps } from '@gallery/ui'

/** What stands for a collection in a list: its own picture, else the first of its covers, else nothing. */
export function collectionPicture({
  image,
  picture,
  covers,
}: Pick<CollectionSummary, 'image' | 'picture' | 'covers'>): PictureProps | null {
  if (image !== null && picture !== null) return pictureProps('collections', image, picture, '')
  const [cover] = covers
  return cover ? pictureProps('images', cover.file, cover.picture, '') : null
}
