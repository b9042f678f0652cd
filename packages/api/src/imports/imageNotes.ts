import { cut } from './cells/cut.ts'
import type { Current, Places } from './current.ts'
import type { Draft } from './draft.ts'
import type { Reason } from './faults.ts'
import { pictureKey } from './pictureKey.ts'

/** Names that a sentence lists before it only counts them. */
const mostNames = 20
/** Characters of a name that are shown. */
const shownName = 100
/** As people order the names of files: `foto-9` before `foto-10`. */
const inOrder = new Intl.Collator('es', { numeric: true }).compare

/** Notes which pictures of a file no row names, and which rows name one that did not come. */
export function imageNotes({ images, refusedImages }: Pick<Places, 'images' | 'refusedImages'>) {
  const unnamed = new Set(images.keys())
  /** As the first row writes them, by the keys of names. */
  const missing = new Map<string, string>()
  let rows = 0
  return {
    add({ image = '' }: Draft, current: Current | undefined): void {
      const name = pictureKey(image)
      unnamed.delete(name)
      const isThere = current?.images.some(({ file }) => file === name) ?? false
      if (name === '' || isThere || images.has(name) || refusedImages.has(name)) return
      rows += 1
      if (!missing.has(name)) missing.set(name, image)
    },
    told(): Reason[] {
      const { size: count } = images
      const named = count - unnamed.size
      return [
        ...(unnamed.size > 0
          ? [
              {
                id: 'import.warning.imagesUnnamed',
                values: { count, named, ...listed([...unnamed].sort(inOrder)) },
              } as const,
            ]
          : []),
        ...(rows > 0
          ? [
              {
                id: 'import.warning.imagesMissing',
                values: { count: rows, ...listed([...missing.values()]) },
              } as const,
            ]
          : []),
      ]
    },
  }
}

/** The first names, and how many more there are. */
function listed(all: readonly string[]): { names: string; more: number } {
  const names = all.slice(0, mostNames).map((name) => cut(name, shownName))
  return { names: names.join(', '), more: all.length - names.length }
}
