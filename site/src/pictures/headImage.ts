import type { Picture } from '@gallery/contract'
import { type Folder, iiifFolders, iiifPath, storagePath } from '@gallery/contract/plain'
import type { HeadImage } from '../head/head.ts'

/** How long the longest side of a picture is that a page is passed on with: networks refuse what weighs megabytes. */
const longest = 1_600

/**
 * A stored picture as what a page is passed on with; none when there is no picture. Only the server says it: what browsers
 * load of this is nothing.
 */
export function headImage(
  folder: Folder,
  file: string | null,
  picture: Picture | null
): { image?: HeadImage } {
  if (!import.meta.env.SSR || file === null || picture === null) return {}
  return { image: largestTaken(folder, file, picture) }
}

/** As much of a picture as networks take, in a format that they take; AVIF is none. */
function largestTaken(folder: Folder, file: string, picture: Picture): HeadImage {
  const { width, height, widths } = picture
  const path = storagePath(folder, file)
  const factor = longest / Math.max(width, height)
  if (factor >= 1) return { path, width, height }
  const cut = iiifFolders.find((known) => known === folder)
  if (cut) {
    const whole = `${iiifPath(3, cut, file)}/full/!${longest},${longest}/0/default.jpg`
    return { path: whole, ...scaled(picture, factor) }
  }
  // Until there is one, and of what moves, it is what came.
  const ready = widths.findLast((each) => Math.max(each, (each * height) / width) <= longest)
  if (ready === undefined) return { path, width, height }
  return { path: path.replace(/\.[^.]*$/, `-${ready}.webp`), ...scaled(picture, ready / width) }
}

/** In whole pixels, of which there is one at least, as the server cuts it. */
function scaled({ width, height }: Picture, factor: number): Pick<HeadImage, 'width' | 'height'> {
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  }
}
