import { folded } from './cells/words.ts'
import { pictureKey } from './pictureKey.ts'

/** What stands behind the last point of a file's name: `.jpg`, `.tiff`, `.mp4`; not the `.5` of `12.5`. */
const extension = /\.[a-z][a-z0-9]{1,4}$/

/**
 * Finds the picture that a row means among those that came: by its name, or without regard to accents, or to the extension,
 * which tables often leave out, or keep from before the pictures were converted; by its accents where these tell two apart.
 * Of two that differ by nothing else none is meant.
 *
 * @param names The keys of the pictures that came
 * @returns The key of the picture that a text means; null where there is none
 */
export function picturesCalled(names: Iterable<string>): (written: string) => string | null {
  const whole = new Set(names)
  /** The one picture of a name without its extension, without its accents, and without both; null for two. */
  const stems = new Map<string, string | null>()
  const plain = new Map<string, string | null>()
  const bare = new Map<string, string | null>()
  for (const name of whole) {
    const without = folded(name)
    for (const [map, called] of [
      [stems, stemOf(name)],
      [plain, without],
      [bare, stemOf(without)],
    ] as const) {
      map.set(called, map.has(called) ? null : name)
    }
  }
  return (written) => {
    const key = pictureKey(written)
    if (whole.has(key)) return key
    const name = folded(written)
    const byStem = stems.get(key) ?? stems.get(stemOf(key))
    const byLetters = plain.get(name)
    // One differs by its extension alone, the other by its accents alone.
    if (byStem && byLetters && byStem !== byLetters) return null
    return byStem ?? byLetters ?? bare.get(name) ?? bare.get(stemOf(name)) ?? null
  }
}

function stemOf(name: string): string {
  return name.replace(extension, '')
}
