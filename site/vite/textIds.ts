import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The ids of the texts that modules say, from one of them on: whatever they name as `id: 'header.menu'` or
 * `id="header.menu"`, which is how the kit's own test of its catalogues reads them.
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
