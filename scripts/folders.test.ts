import { relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { floorsOf, valueImports } from './imports.ts'

/** What stands over all folders: it puts them together, or tests them. */
const above: Readonly<Record<string, readonly string[]>> = {
  'packages/api/src': ['app.ts', 'index.ts', 'routes.ts', 'openapi.ts', 'cli', 'testing'],
  'packages/client/src': ['index.ts'],
  'packages/panel/src': [],
  'site/src': ['routes.tsx', 'routes', 'testing'],
}

/** The folders of a package, a file beside them as one of its own, and from which others each takes values. */
function foldersOf(sources: string): Map<string, Set<string>> {
  const folderOf = (file: string) => relative(sources, file).split('/', 1)[0] ?? ''
  const folders = new Map<string, Set<string>>()
  for (const [file, imports] of valueImports(sources)) {
    if (above[sources]?.includes(folderOf(file))) continue
    const needed = folders.get(folderOf(file)) ?? new Set()
    for (const each of imports.filter((name) => name.startsWith(`${sources}/`))) {
      if (folderOf(each) !== folderOf(file)) needed.add(folderOf(each))
    }
    folders.set(folderOf(file), needed)
  }
  return folders
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

describe('the folders of records in the API', () => {
  const records = ['archives', 'artists', 'collections', 'events', 'items', 'slides', 'works']
  const folders = foldersOf('packages/api/src')

  test.each(records)('%s takes nothing from the others', (record) => {
    expect([...(folders.get(record) ?? [])].filter((each) => records.includes(each))).toEqual([])
  })
})

test.each([
  ...['api', 'client', 'contract', 'demo', 'embed', 'panel', 'ui'].map((name) => `packages/${name}/src`),
  'site/src',
  'site/server',
])('no file of %s needs itself by way of others', (sources) => {
  expect(floorsOf(valueImports(sources)).inCircles).toEqual([])
})

test('what visitors get of the contract brings no schemas', () => {
  const contract = valueImports('packages/contract/src')
  const reached = new Set(['packages/contract/src/plain.ts'])
  for (const file of reached) for (const each of contract.get(file) ?? []) reached.add(each)
  expect(reached.size).toBeGreaterThan(20)
  expect([...reached].filter((each) => !contract.has(each))).toEqual([])
})
