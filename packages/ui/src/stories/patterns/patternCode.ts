const entries: Record<string, string> = {
  '../../index.ts': '@gallery/ui',
  '../../admin.ts': '@gallery/ui/admin',
}

const imports = /import (?:type )?\{([^}]*)\} from '([^']+)'/g

/** A pattern's source as a site would write it: the kit is imported from its package. */
export function patternCode(source: string): string {
  return source.replace(imports, (whole, _names: string, from: string) => {
    const entry = entries[from]
    return entry === undefined ? whole : whole.replace(from, entry)
  })
}

/** The names of the components that a pattern is made of, in alphabetical order. */
export function partsOf(source: string): string[] {
  const names = [...source.matchAll(imports)].flatMap(([, list = '', from = '']) =>
    from in entries ? list.split(',').map((name) => name.trim()) : []
  )
  return names.filter((name) => /^[A-Z]/.test(name)).sort()
}
