import type { ClientBase } from 'pg'

/** How many statements have a name at most: each connection keeps the plan of each. */
const most = 200
/** How often a text is asked before it gets one. */
const often = 3

/**
 * Gives names to the statements that are asked again and again. A database reads and plans a named one once for a
 * connection; else it does so each time, which takes longer than to answer most of ours. Of texts that come once, as
 * long lists of ids make them, no connection remembers anything.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  let seen = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size === most) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < often) {
      if (seen.size === most) seen = new Map()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = `gallery_${names.size}`
    names.set(text, name)
    return name
  }
}

/** Whether a text asks for whatever columns there are: a plan of it fails once another process has added one. */
const asksForAll = /(?:select|returning) \*|\.\*/i

/** Has a connection ask its statements by their names, those with parameters: what has none begins and ends transactions. */
export function nameStatements(client: ClientBase, nameOf: (text: string) => string | undefined): void {
  client.query = new Proxy(client.query, {
    apply(query, self, [statement, values, ...rest]) {
      return Reflect.apply(query, self, [named(statement, values, nameOf), values, ...rest])
    },
  })
}

function named(statement: unknown, values: unknown, nameOf: (text: string) => string | undefined): unknown {
  if (typeof statement !== 'object' || statement === null || !Array.isArray(values)) return statement
  const { text, name } = { text: undefined, name: undefined, ...statement }
  if (typeof text !== 'string' || name !== undefined || values.length === 0 || asksForAll.test(text))
    return statement
  const given = nameOf(text)
  return given === undefined ? statement : { ...statement, name: given }
}
