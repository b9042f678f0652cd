import type { Plugin } from 'vite'

const mark = '?plain'
const contract = '@gallery/contract'
const nothing = '\0gallery:no-schemas'

/**
 * Gives visitors a contract without schemas. A module of it holds paths that their pages use beside schemas that only
 * the panel uses, and a module is in one file: theirs would bring zod. So all but the panel import another copy of each
 * module, without zod, from which the schemas fall away unused (pureSchemas). One that is used stops the build.
 *
 * @param isPanel whether the module of this path is the panel's alone.
 */
export function plainContract(isPanel: (path: string) => boolean): Plugin {
  return {
    name: 'gallery:plain-contract',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const inside = importer.endsWith(mark)
      if (inside && source === 'zod') return nothing
      if (!(inside && source.startsWith('.')) && (source !== contract || isPanel(importer))) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { ...found, id: found.id + mark }
    },
    load(id) {
      return id === nothing
        ? { code: 'export const z = /* @__PURE__ */ Object.create(null)', moduleSideEffects: false }
        : undefined
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && (file.modules[nothing]?.renderedLength ?? 0) > 0)
          this.error(
            `${file.fileName}, which visitors fetch, uses a schema of the contract: use a plain check.`
          )
      }
    },
  }
}
