import { createHash } from 'node:crypto'
import type { PictureName } from './identifier.ts'

/** What the names of all kept parts of a picture begin with, so that they can go with it. */
export function pictureMark({ folder, file }: PictureName): string {
  return createHash('sha256').update(`${folder}/${file}`).digest('hex').slice(0, 16)
}
