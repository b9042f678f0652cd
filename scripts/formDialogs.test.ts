import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { valueImports } from './imports.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const asking = 'packages/panel/src/frame/FormDialog.tsx'
const imports = valueImports('packages/panel/src')

const says = (pattern: RegExp) => (file: string) => pattern.test(readFileSync(`${root}/${file}`, 'utf8'))
const draws = (component: string) => says(new RegExp(`<${component}\\b`))

/** A file, and all of the panel that it draws, by way of others too. */
function drawnBy(file: string): string[] {
  const reached = new Set([file])
  for (const each of reached) {
    for (const other of imports.get(each) ?? []) if (imports.has(other)) reached.add(other)
  }
  return [...reached]
}

const hasForm = (file: string) => drawnBy(file).some(draws('Form'))

test('a dialog of the panel in which a form stands asks before it loses what was typed', () => {
  const silent = [...imports.keys()].filter((file) => file !== asking && draws('Dialog')(file))
  expect(silent.length).toBeGreaterThan(5)
  expect(silent.filter(hasForm)).toEqual([])
})

test('so does one that is made by hand, which hears what is typed in it', () => {
  const made = [...imports.keys()].filter(says(/role="dialog"/))
  expect(made.filter(hasForm)).not.toEqual([])
  expect(made.filter((file) => hasForm(file) && !says(/\bonInput=\{/)(file))).toEqual([])
})
