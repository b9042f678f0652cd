import { createHash } from 'node:crypto'
import { pictureKey } from './pictureKey.ts'
import type { FoundPicture } from './picturesIn.ts'

/**
 * Listens to the files of one upload for names that two of them have which are not the same picture, as `Perez/01.png` and
 * `Gomez/01.png` do: whose rows mean which nobody can tell.
 */
export function sameNames() {
  /** What the first file of a key is. */
  const firsts = new Map<string, string>()
  /** By key, as the first that differs is called. */
  const twice = new Map<string, string>()
  return {
    /** @returns Whether it is the first file of its name */
    isFirst({ name, read }: FoundPicture): boolean {
      const key = pictureKey(name)
      // All that is no picture is the same nothing.
      const sum = 'id' in read ? '' : createHash('sha256').update(read.original).digest('base64')
      const first = firsts.get(key)
      if (first === undefined) firsts.set(key, sum)
      else if (first !== sum && !twice.has(key)) twice.set(key, name)
      return first === undefined
    },
    twice,
  }
}
