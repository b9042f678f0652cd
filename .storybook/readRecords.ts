import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type { ComponentDocs } from '../packages/ui/src/stories/docs/componentDocs.ts'

/**
 * In the place of the components and samples that a record's pictures are drawn with: something that can be called,
 * taken apart and gone through, and is nothing. The words of a record need no more. Its name is none of a record.
 */
const nothing = `
const $nothing = new Proxy(function () {}, {
  get: (_, key) => key === Symbol.iterator ? [][Symbol.iterator].bind([]) : key === Symbol.toPrimitive ? () => '' : $nothing,
  apply: () => $nothing,
  construct: () => $nothing,
})
`

/** The names that an import brings, as they are taken out of an object. */
function taken(names: string): string {
  const values = names.split(',').map((name) => name.trim())
  return values
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(' as ', ': '))
    .join(', ')
}

/** Reads records alone: their own imports are left out. */
function wordsOnly(): Plugin {
  return {
    name: 'gallery:words-of-records',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.docs.tsx')) return
      // Its own imports stand at its head; those further down are in the code that it gives away.
      const [head = ''] = /^(?:import [^']*'[^']+'\n)*/.exec(code) ?? []
      const alone = head
        .replace(/^import type [^']*'[^']+'$/gm, '')
        .replace(/^import \{([^}]*)\} from '[^']+'$/gm, (_, names) => `const { ${taken(names)} } = $nothing`)
        .replace(/^import \* as (\w+) from '[^']+'$/gm, 'const $1 = $$nothing')
        .replace(/^import (\w+) from '[^']+'$/gm, 'const $1 = $$nothing')
      return { code: nothing + alone + code.slice(head.length), map: null }
    },
  }
}

/** The words of all records, by the paths of their files from the root of the repository. */
export async function readRecords(): Promise<ReadonlyMap<string, ComponentDocs>> {
  const { module } = await runnerImport<typeof import('./allRecords.ts')>(
    fileURLToPath(new URL('./allRecords.ts', import.meta.url)),
    { configFile: false, plugins: [wordsOnly()] }
  )
  return new Map(
    Object.entries(module.records).map(([path, docs]) => [path.replace(/^(\.\.\/|\/)+/, ''), docs])
  )
}
