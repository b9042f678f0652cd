import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { parseAst, transformWithOxc } from 'vite'

/** A list of exports: where each comes from, and what the list itself brings in. */
export interface ExportList {
  /** Path and name in its own module, by the name in the list. */
  exports: ReadonlyMap<string, { path: string; name: string }>
  /** Paths of modules that are imported for what they do. */
  effects: readonly string[]
}

/**
 * Makes what is imported from the kit's list of exports come from the component's own module while building for the
 * browser. What a page needs is then what its modules import, and not all of the kit, so that the build can tell which
 * pages share what (filesOf).
 *
 * @param lists the packages whose entry is nothing but a list of exports.
 */
export function directImports(lists: readonly string[]): Plugin {
  const known = new Map<string, Promise<ExportList>>()
  return {
    name: 'gallery:direct-imports',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async transform(code, id) {
      if (!lists.some((list) => code.includes(list))) return undefined
      const found = new Map<string, ExportList>()
      for (const list of lists) {
        const path = (await this.resolve(list, id))?.id
        if (path === undefined || path === id) continue
        if (!known.has(path)) known.set(path, readList(path))
        const exports = await known.get(path)
        if (exports) found.set(list, exports)
      }
      return { code: direct(code, found), map: null }
    },
  }
}

async function readList(path: string): Promise<ExportList> {
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path)
  return listOf(code, dirname(path))
}

/** What a module that only passes on exports; `folder` is where it stands. Exported for its test. */
export function listOf(code: string, folder: string): ExportList {
  const exports = new Map<string, { path: string; name: string }>()
  const effects: string[] = []
  for (const statement of parseAst(code).body) {
    if (statement.type === 'ImportDeclaration') effects.push(join(folder, statement.source.value))
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue
    const path = join(folder, statement.source.value)
    for (const { local, exported } of statement.specifiers)
      exports.set(word(exported), { path, name: word(local) })
  }
  return { exports, effects }
}

/** A module with its imports from the lists as imports from where things are. Exported for its test. */
export function direct(code: string, lists: ReadonlyMap<string, ExportList>): string {
  return parseAst(code).body.reduceRight((text, statement) => {
    if (statement.type !== 'ImportDeclaration') return text
    const list = lists.get(statement.source.value)
    if (!list) return text
    const lines = statement.specifiers.map((specifier) => {
      const wanted = specifier.type === 'ImportSpecifier' ? word(specifier.imported) : undefined
      const found = wanted === undefined ? undefined : list.exports.get(wanted)
      if (!found)
        throw new Error(`${statement.source.value} has no export of its own called ${wanted ?? '*'}`)
      return `import { ${found.name} as ${specifier.local.name} } from ${JSON.stringify(found.path)};`
    })
    const effects = list.effects.map((path) => `import ${JSON.stringify(path)};`)
    return text.slice(0, statement.start) + [...effects, ...lines].join('') + text.slice(statement.end)
  }, code)
}

function word(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value)
}
