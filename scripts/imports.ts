import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** What a file takes from others while it runs; what it takes of their types alone is gone by then. */
const valueImport = /^(?:import|export)(?! type)(?:[^']*? from)? ?'([^']+)'/gm

/** The files of a folder, below it too, each with what it takes values from: files of the repository by their paths, packages by their names. */
export function valueImports(sources: string): Map<string, string[]> {
  const files = readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
    .map((file) => join(sources, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  return new Map(
    files.map((file) => {
      const imports = readFileSync(join(root, file), 'utf8').matchAll(valueImport)
      const from = [...imports].map(([, name = '']) =>
        name.startsWith('.') ? join(dirname(file), name) : name
      )
      return [file, from]
    })
  )
}

/** What stands on what, in floors: each on those beneath it. What is left over stands in a circle. */
export function floorsOf(needs: ReadonlyMap<string, Iterable<string>>) {
  const standing = new Set<string>()
  const floors: string[][] = []
  for (;;) {
    const floor = [...needs].filter(
      ([each, needed]) =>
        !standing.has(each) && [...needed].every((other) => standing.has(other) || !needs.has(other))
    )
    if (floor.length === 0) break
    floors.push(floor.map(([each]) => each))
    for (const [each] of floor) standing.add(each)
  }
  return { floors, inCircles: [...needs.keys()].filter((each) => !standing.has(each)) }
}
