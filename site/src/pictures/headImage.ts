import type { Picture } from '@gallery/contract'
import { type Folder, storagePath } from '@gallery/contract/plain'
import type { HeadImage } from '../head/head.ts'

/** A stored picture as what a page is passed on with; none when there is no picture. */
export function headImage(
  folder: Folder,
  file: string | null,
  picture: Picture | null
): { image?: HeadImage } {
  if (file === null || picture === null) return {}
  return { image: { path: storagePath(folder, file), width: picture.width, height: picture.height } }
}
