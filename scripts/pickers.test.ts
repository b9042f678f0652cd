import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valueImports } from './imports.ts'
import { root } from './run.mjs'

const imports = valueImports('packages/panel/src')
/** What knows whether the answer to the words that are typed has come. */
const searches = ['packages/panel/src/fields/usePicker.ts', 'packages/panel/src/slides/useSlideTargets.ts']

test('no picker of the panel lets Enter choose what answers earlier words', () => {
  const pickers = [...imports].filter(([file]) =>
    /<EntityPicker\b/.test(readFileSync(join(root, file), 'utf8'))
  )
  expect(pickers.length).toBeGreaterThan(5)
  const others = pickers.filter(([, from]) => !searches.some((search) => from.includes(search)))
  expect(others.map(([file]) => file)).toEqual([])
})
