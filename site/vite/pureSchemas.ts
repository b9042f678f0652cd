import type { Plugin } from 'vite'
import { parseAst } from 'vite'

/**
 * Tells the bundler that the contract's schemas do nothing until they are used. `z.object(…)` looks like a call
 * that might do anything, so without this the browser would load zod and every schema for the sake of one path.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'gallery:pure-schemas',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]packages[\\/]contract[\\/]src[\\/]/.test(id)) return undefined
      return { code: markPure(code), map: null }
    },
  }
}

/** What a constant may be that holds schemas, by itself or among others. */
const made: ReadonlySet<string> = new Set(['CallExpression', 'MemberExpression', 'ObjectExpression'])

/** The module with every constant that is the result of calls, a part of one or an object of them, wrapped in a call marked as pure. */
export function markPure(code: string): string {
  const calls = parseAst(code).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init && made.has(init.type) ? [{ start: init.start, end: init.end }] : []
    )
  })
  return calls.reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}/* @__PURE__ */ (() => ${wrapped(text.slice(start, end))})()${text.slice(end)}`,
    code
  )
}

/** A brace after an arrow would begin a block. */
function wrapped(value: string): string {
  return value.startsWith('{') ? `(${value})` : value
}
