import type { Picture } from '@gallery/contract'
import { avifWidths, type Folder, storagePath } from '@gallery/contract/plain'
import type { PictureProps, PictureSource } from '@gallery/ui'

/** A stored picture as the kit's `Picture` takes it, in every format and width that the server has made for pages. */
export function pictureProps(folder: Folder, file: string, picture: Picture, alt: string): PictureProps {
  const { width, height, widths } = picture
  const src = storagePath(folder, file)
  const sources = [pictureSource(src, 'avif', avifWidths(picture)), pictureSource(src, 'webp', widths)]
  return { src, alt, width, height, sources: sources.filter(({ srcSet }) => srcSet !== '') }
}

/** The same from nearer than pages show it, where the server keeps it so; undefined where it does not. */
export function largePictureProps(
  folder: Folder,
  file: string,
  picture: Picture,
  alt: string
): PictureProps | undefined {
  const { width, height, widths } = picture
  if (avifWidths(picture).length === widths.length) return undefined
  const src = storagePath(folder, file)
  return { src, alt, width, height, sources: [pictureSource(src, 'webp', widths)] }
}

/** The files of a picture in one format. */
function pictureSource(path: string, format: 'avif' | 'webp', widths: readonly number[]): PictureSource {
  const stem = path.replace(/\.[^.]*$/, '')
  return {
    type: `image/${format}`,
    srcSet: widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', '),
  }
}
