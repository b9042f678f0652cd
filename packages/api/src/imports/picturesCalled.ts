import { folded } from './cells/words.ts'

/** What stands behind the last point of a file's name: `.jpg`, `.tiff`, `.mp4`; not the `.5` of `12.5`. */
const extension = /\.[a-z][a-z0-9]{1,4}$/

/**
 * Finds the picture that a row means among those that came: by its name, or without regard to the extension, which tables
 * often leave out, or keep from before the pictures were converted. Of two that differ by nothing else none is meant.
 *
 * @param names Of the pictures that came, folded
 * @returns The name of the picture that a text means, folded; null where there is none
 */
export function picturesCalled(names: Iterable<string>): (written: string) => string | null {
  const whole = new Set(names)
  /** The one picture of a name without its extension; null for two. */
  const bare = new Map<string, string | null>()
  for (const name of whole) {
    const stem = name.replace(extension, '')
    bare.set(stem, bare.has(stem) ? null : name)
  }
  return (written) => {
    const name = folded(written)
    if (whole.has(name)) return name
    return bare.get(name) ?? bare.get(name.replace(extension, '')) ?? null
  }
}
