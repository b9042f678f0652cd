import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The ids of the texts that modules say, from one of them on: those that it imports, at once or when they are wanted,
 * and so on. By them an entry's texts are parted from another's.
 */
export function textIds(start: string): ReadonlySet<string> {
  const files = new Set([start])
  const ids = new Set<string>()
  // A set goes on to what is added to it on the way.
  for (const file of files) {
    const source = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^']*'[^']*'/gm, '')
    for (const [, id = ''] of source.matchAll(/\bid(?::\s*|=)['"]([a-z]\w*\.[\w.]+)['"]/g)) ids.add(id)
    for (const [, path = ''] of source.matchAll(/(?:\bfrom |\bimport\()'(\.[^']+\.tsx?)'/g))
      files.add(join(dirname(file), path))
  }
  return ids
}
