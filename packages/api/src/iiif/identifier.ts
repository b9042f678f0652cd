import { type IiifFolder, iiifFolders } from '@gallery/contract'
import { isPlainName } from '../storage/keys.ts'

/** A picture, as the storage has it. */
export type PictureName = { folder: IiifFolder; file: string }

/** The picture of an identifier of the Image API, or null where it is none: the last part of `iiifPath`. */
export function pictureNamed(identifier: string): PictureName | null {
  const dot = identifier.indexOf('.')
  const folder = iiifFolders.find((known) => known === identifier.slice(0, dot))
  const file = identifier.slice(dot + 1)
  return folder !== undefined && isPlainName(file) ? { folder, file } : null
}
