import { readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * From where the components of a built entry are rendered in a framework of server components, by name: `server` are
 * those whose scripts stay there; `either` begin with 'use client', and a server component renders them with data as
 * props; `client` want a function, which only a module of the client has.
 *
 * @param {'index' | 'admin'} entry
 */
export function serverUse(entry) {
  const declarations = `dist/${entry}.d.ts`
  const program = ts.createProgram([declarations], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const types = new Map(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(declarations)))
      .map((symbol) => [symbol.name, checker.getTypeOfSymbol(resolved(checker, symbol))])
  )
  const use = { server: [], either: [], client: [] }
  for (const { name, isClient } of valuesOf(entry).filter(({ name }) => /^[A-Z]/.test(name))) {
    const from = wantsFunction(checker, types.get(name)) ? 'client' : isClient ? 'either' : 'server'
    use[from].push(name)
  }
  return use
}

/** The functions of an entry that no server can call, though they are no hooks. */
export function clientFunctions(entry) {
  return valuesOf(entry)
    .filter(({ name, isClient }) => isClient && /^(?!use[A-Z])[a-z]/.test(name))
    .map(({ name }) => name)
}

/** The values that an entry takes and exports, in alphabetical order, each with whether its module is the client's. */
function valuesOf(entry) {
  return [...readFileSync(`dist/${entry}.js`, 'utf8').matchAll(/import \{([^}]*)\} from "\.\/(.*?)"/gs)]
    .flatMap(([, names, path]) => {
      const isClient = /^['"]use client['"]/.test(readFileSync(`dist/${path}`, 'utf8'))
      return names.split(',').map((name) => ({ name: name.trim(), isClient }))
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

const resolved = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** Whether a component cannot do without a function: as a prop, or in what its props hold. */
function wantsFunction(checker, component) {
  const [props] = component.getCallSignatures()[0].getParameters()
  return props !== undefined && holdsFunction(checker.getTypeOfSymbol(props))

  function holdsFunction(type) {
    return checker
      .getPropertiesOfType(type)
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional))
      .some((property) => isFunction(checker.getTypeOfSymbol(property)))
  }

  function isFunction(type) {
    if (type.isUnion()) return type.types.every(isFunction)
    if (type.getCallSignatures().length > 0) return true
    if (checker.isArrayType(type)) return checker.getTypeArguments(type).some(isFunction)
    return isOurs(type) && holdsFunction(type)
  }
}

/** Whether a type is the kit's own: what JavaScript and React bring along, as sets and elements, travels. */
function isOurs({ symbol }) {
  return (
    symbol?.declarations?.some((declaration) => /\/dist\//.test(declaration.getSourceFile().fileName)) ??
    false
  )
}
