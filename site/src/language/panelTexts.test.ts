import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import kit from '@gallery/ui/messages/es'
import { expect, test } from 'vitest'
import { textIds } from '../../../packages/ui/src/messages/textIds.ts'
import { isPanels } from './panelTexts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const entry = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8')

/** The kit's modules that the site draws with, by the names that it takes from the kit. */
function drawnWith(): Set<string> {
  const sources = readdirSync(join(root, 'site/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, 'site/src', file), 'utf8'))
  const names = new Set(
    sources
      .flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from '@gallery\/ui'/g)])
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.trim())
  )
  const exported = [...entry.matchAll(/export \{([^}]*)\} from '([^']+)'/g)]
  return new Set(
    exported.flatMap(([, list = '', file = '']) =>
      list.split(',').some((name) => names.has(name.trim())) ? join(root, 'packages/ui/src', file) : []
    )
  )
}

test('the texts of the panel are texts of the kit', () => {
  expect(Object.keys(kit).filter(isPanels)).not.toEqual([])
})

test('nothing that the site draws with says a text of the panel', () => {
  const modules = drawnWith()
  expect(modules.size).toBeGreaterThan(50)
  for (const file of modules) expect([...textIds(file)].filter(isPanels), file).toEqual([])
})
