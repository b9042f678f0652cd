import type { Picture } from '@gallery/contract'
import { type Folder, storagePath } from '@gallery/contract/plain'
import type { PictureProps } from '@gallery/ui'

/** A stored picture as the kit's `Picture` takes it, in every format and width that the server has made of it. */
export function pictureProps(
  folder: Folder,
  file: string,
  { width, height, placeholder, widths }: Picture,
  alt: string
): PictureProps {
  const path = storagePath(folder, file)
  const stem = path.replace(/\.[^.]*$/, '')
  const sources = (['avif', 'webp'] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((each) => `${stem}-${each}.${format} ${each}w`).join(', '),
  }))
  return { src: path, alt, width, height, placeholder, sources: widths.length > 0 ? sources : [] }
}
