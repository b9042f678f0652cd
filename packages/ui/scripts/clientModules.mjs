import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What React has on a server of server components too. */
const everywhere = new Set(
  'Children Fragment Suspense cloneElement createElement isValidElement memo useCallback useId useMemo'.split(
    ' '
  )
)

/**
 * Which modules of the kit belong to the browser's side of a framework with server components: those that take what
 * only a client has, hooks of state, context, `react-intl`, another package; that call what such a module gives; or
 * that hand a function to an element, which could not travel.
 *
 * @param {readonly string[]} paths the modules
 * @returns {Set<string>} those that begin with 'use client'
 */
export function clientModules(paths) {
  const modules = paths
    .filter((path) => !path.endsWith('.css.ts'))
    .map((path) => ({ path, ...readModule(path) }))
  const client = new Set(modules.filter(({ clientAlone }) => clientAlone).map(({ path }) => path))
  let before
  do {
    before = client.size
    for (const { path, called } of modules) if (called.some((from) => client.has(from))) client.add(path)
  } while (client.size > before)
  return client
}

/** Whether a module is the client's by what stands in it, and of which others it takes values that are no components. */
function readModule(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const imports = source.statements.filter(ts.isImportDeclaration).filter(takesValues).map(importOf)
  return {
    clientAlone:
      imports.some(({ from, names }) => !from.startsWith('.') && !isEverywhere(from, names)) ||
      handsOnFunctions(source),
    called: imports
      .filter(({ from, names }) => from.startsWith('.') && names.some((name) => !/^[A-Z]/.test(name)))
      .map(({ from }) => join(dirname(path), from)),
  }
}

const isEverywhere = (from, names) => from === 'react' && names.every((name) => everywhere.has(name))

const takesValues = ({ importClause }) => importClause !== undefined && !importClause.isTypeOnly

function importOf({ importClause, moduleSpecifier }) {
  const bindings = importClause.namedBindings
  const names =
    bindings === undefined
      ? []
      : ts.isNamespaceImport(bindings)
        ? ['*']
        : bindings.elements
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map(({ propertyName, name }) => (propertyName ?? name).text)
  return { from: moduleSpecifier.text, names: importClause.name ? ['default', ...names] : names }
}

/** Whether an element gets a function: a handler or a ref that is made here, what draws its children, a component. */
function handsOnFunctions(source) {
  const made = new Set()
  const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)
  collect(source)
  return find(source)

  function collect(node) {
    if (ts.isFunctionDeclaration(node) && node.name) made.add(node.name.text)
    if (ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer))
      made.add(node.name.getText(source))
    ts.forEachChild(node, collect)
  }

  function find(node) {
    const { expression } = ts.isJsxExpression(node) ? node : {}
    const handsOn =
      expression !== undefined &&
      (isFunction(expression) ||
        (ts.isIdentifier(expression) && (made.has(expression.text) || /^[A-Z]/.test(expression.text))))
    return handsOn || ts.forEachChild(node, (child) => find(child) || undefined) === true
  }
}
