import type { StatedItemImage } from './items.ts'

/** Whether viewers of other institutions have something to show of an item: a picture, a leaf, a recording. */
export function hasManifest({
  images,
}: {
  images: readonly Pick<StatedItemImage, 'picture' | 'leaves' | 'recording'>[]
}): boolean {
  // A server of the version before says nothing of recordings.
  return images.some(
    ({ picture, leaves, recording }) => picture !== null || leaves.length > 0 || Boolean(recording)
  )
}
