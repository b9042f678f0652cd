import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What stands over all folders: it puts them together, or tests them. */
const above: Readonly<Record<string, readonly string[]>> = {
  'packages/api/src': ['app.ts', 'index.ts', 'routes.ts', 'openapi.ts', 'cli', 'testing'],
  'packages/client/src': ['index.ts'],
  'packages/panel/src': [],
  'site/src': ['routes.tsx'],
}

/** The folders of a package, a file beside them as one of its own, and from which others each takes values. */
function foldersOf(sources: string): Map<string, Set<string>> {
  const path = join(root, sources)
  const folderOf = (file: string) => relative(path, file).split('/', 1)[0] ?? ''
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file.replaceAll('\\', '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !above[sources]?.includes(folderOf(file)))
  const folders = new Map(files.map((file) => [folderOf(file), new Set<string>()]))
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)(?! type)[^']*?from '(\.[^']+\.tsx?)'/gm
    )
    for (const [, imported = ''] of imports) {
      const folder = folderOf(join(dirname(file), imported))
      if (folder !== folderOf(file) && folders.has(folder)) folders.get(folderOf(file))?.add(folder)
    }
  }
  return folders
}

/** The folders in floors: each stands on those beneath it. What is left over stands in a circle. */
function floorsOf(folders: ReadonlyMap<string, ReadonlySet<string>>) {
  const standing = new Set<string>()
  const floors: string[][] = []
  for (;;) {
    const floor = [...folders].filter(
      ([folder, needed]) => !standing.has(folder) && [...needed].every((each) => standing.has(each))
    )
    if (floor.length === 0) break
    floors.push(floor.map(([folder]) => folder))
    for (const [folder] of floor) standing.add(folder)
  }
  return { floors, inCircles: [...folders.keys()].filter((folder) => !standing.has(folder)) }
}

describe.each(Object.keys(above))('the folders of %s', (sources) => {
  const { floors, inCircles } = floorsOf(foldersOf(sources))

  test('take values from one another in one direction', () => {
    expect(inCircles).toEqual([])
  })

  test('stand on at most ten floors', () => {
    expect(floors.length, floors.map((floor) => floor.join(' ')).join('\n')).toBeLessThanOrEqual(10)
  })
})
