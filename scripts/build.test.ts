import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builds, filesUnder } from './build.mjs'
import { root } from './run.mjs'

/** What a file imports by a relative path, as paths from the root. */
function relativeImports(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return [...code.matchAll(/(?:from|import) '(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
    relative(root, resolve(dirname(file), path))
  )
}

describe.each(builds)('the build of $folder', ({ from }) => {
  test('is made anew when something changes that its configuration imports', () => {
    const configuration = from
      .filter((path) => !path.endsWith('/src') && !path.endsWith('/public'))
      .flatMap((path) => filesUnder(join(root, path)))
      .filter((file) => /\.(ts|mjs)$/.test(file) && !file.includes('.test.'))
    expect(configuration).not.toEqual([])
    const imported = configuration.flatMap(relativeImports)
    const isMadeFrom = (file: string) => from.some((path) => file === path || file.startsWith(`${path}/`))
    expect(imported.filter((file) => !isMadeFrom(file))).toEqual([])
  })
})
