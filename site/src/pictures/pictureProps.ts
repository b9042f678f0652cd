import type { Picture } from '@gallery/contract'
import type { PictureProps } from '@gallery/ui'
import type { HeadImage } from '../layout/head.ts'

/** The folders of `/storage` (docs/product.md, Pictures and files). */
export type Folder = 'events' | 'slides' | 'artists' | 'images' | 'collections'

/** The address of a stored file from the root of the site. */
export function storagePath(folder: Folder, file: string): string {
  return `/storage/${folder}/${encodeURIComponent(file)}`
}

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

/** A stored picture as what a page is passed on with; none when there is no picture. */
export function headImage(
  folder: Folder,
  file: string | null,
  picture: Picture | null
): { image?: HeadImage } {
  if (file === null || picture === null) return {}
  return { image: { path: storagePath(folder, file), width: picture.width, height: picture.height } }
}
