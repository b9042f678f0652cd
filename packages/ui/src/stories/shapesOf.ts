const withoutComments = (code: string) => code.replace(/\/\*\*.*?\*\//gs, '')

/** The types that code names. Props of components are left out: each has a page of its own. */
const namesIn = (code: string) =>
  [...withoutComments(code).matchAll(/\b[A-Z]\w+/g)]
    .map(([name]) => name)
    .filter((name) => !name.endsWith('Props'))

/** The exported declaration of a type with the comment over it. */
function declarationOf(name: string, sources: readonly string[]): string | undefined {
  const comment = String.raw`(?:/\*\*(?:(?!\*/).)*\*/\n)?`
  const body = String.raw`(?:interface ${name}\b.*?\n\}|type ${name} =(?! keyof typeof).*?(?=\n(?![ }])|$))`
  const declaration = new RegExp(`${comment}export ${body}`, 's')
  for (const source of sources) {
    const [found] = declaration.exec(source) ?? []
    if (found) return found
  }
}

/**
 * The declarations of the types that props are made of, and of the types that those are made of, each once and in
 * the order in which they are named. Types that the sources don't declare (`ReactNode`), and
 * names taken from a table of the kit (`keyof typeof`), are left out.
 */
export function shapesOf(types: readonly string[], sources: readonly string[]): string[] {
  const names = types.flatMap(namesIn)
  const shapes = new Map<string, string | undefined>()
  for (const name of names) {
    if (shapes.has(name)) continue
    const shape = declarationOf(name, sources)
    shapes.set(name, shape)
    if (shape) names.push(...namesIn(shape))
  }
  return [...shapes.values()].filter((shape) => shape !== undefined)
}
