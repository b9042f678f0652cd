import { zoomedFolders } from '../images/tiles.ts'
import { isPlainName } from '../storage/keys.ts'

/** A picture, as the storage has it. */
export type PictureName = { folder: (typeof zoomedFolders)[number]; file: string }

/** What a picture is called in addresses of the Image API: nothing in it has to be written in another way there. */
export function identifierOf({ folder, file }: PictureName): string {
  return `${folder}.${file}`
}

/** The picture of an identifier, or null where it is none. */
export function pictureNamed(identifier: string): PictureName | null {
  const dot = identifier.indexOf('.')
  const folder = zoomedFolders.find((known) => known === identifier.slice(0, dot))
  const file = identifier.slice(dot + 1)
  return folder !== undefined && isPlainName(file) ? { folder, file } : null
}
