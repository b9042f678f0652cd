import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { valueImports } from './imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const asking = 'packages/panel/src/frame/FormDialog.tsx'
const imports = valueImports('packages/panel/src')

const draws = (component: string) => (file: string) =>
  new RegExp(`<${component}\\b`).test(readFileSync(`${root}/${file}`, 'utf8'))

/** A file, and all of the panel that it draws, by way of others too. */
function drawnBy(file: string): string[] {
  const reached = new Set([file])
  for (const each of reached) {
    for (const other of imports.get(each) ?? []) if (imports.has(other)) reached.add(other)
  }
  return [...reached]
}

test('a dialog of the panel in which a form stands asks before it loses what was typed', () => {
  const silent = [...imports.keys()].filter((file) => file !== asking && draws('Dialog')(file))
  expect(silent.length).toBeGreaterThan(5)
  expect(silent.filter((file) => drawnBy(file).some(draws('Form')))).toEqual([])
})
