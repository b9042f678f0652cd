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
  const functions = new Map(modules.map(({ path, made }) => [path, made]))
  const handsOnImported = ({ handed }) => handed.some(({ from, name }) => functions.get(from)?.has(name))
  const client = new Set(
    modules.filter((module) => module.clientAlone || handsOnImported(module)).map(({ path }) => path)
  )
  let before
  do {
    before = client.size
    for (const { path, called } of modules) if (called.some((from) => client.has(from))) client.add(path)
  } while (client.size > before)
  return client
}

/**
 * Whether a module is the client's by what stands in it, which functions it makes, and of which others it takes values
 * that are no components, to call them or to hand them on.
 */
function readModule(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const imports = source.statements.filter(ts.isImportDeclaration).filter(takesValues).map(importOf)
  const ours = imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from, names }) => ({ from: join(dirname(path), from), names }))
  const made = functionsOf(source)
  const handed = handedOn(source)
  return {
    made,
    clientAlone:
      imports.some(({ from, names }) => !from.startsWith('.') && !isEverywhere(from, names)) ||
      handed.inPlace ||
      [...handed.names].some((name) => made.has(name) || /^[A-Z]/.test(name)),
    handed: ours.flatMap(({ from, names }) =>
      names.filter((name) => handed.names.has(name)).map((name) => ({ from, name }))
    ),
    called: ours.filter(({ names }) => names.some((name) => !/^[A-Z]/.test(name))).map(({ from }) => from),
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

const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** The names of the functions that a module makes. */
function functionsOf(source) {
  const made = new Set()
  collect(source)
  return made

  function collect(node) {
    if (ts.isFunctionDeclaration(node) && node.name) made.add(node.name.text)
    if (ts.isVariableDeclaration(node) && node.initializer && isFunction(node.initializer))
      made.add(node.name.getText(source))
    ts.forEachChild(node, collect)
  }
}

/**
 * What elements get, as far as it may be a function, a handler or a ref, what draws their children, a component: whether
 * one is written in its place, and the names of the others.
 */
function handedOn(source) {
  const names = new Set()
  let inPlace = false
  find(source)
  return { names, inPlace }

  function find(node) {
    const { expression } = ts.isJsxExpression(node) ? node : {}
    if (expression !== undefined && isFunction(expression)) inPlace = true
    if (expression !== undefined && ts.isIdentifier(expression)) names.add(expression.text)
    ts.forEachChild(node, find)
  }
}
