/** What the bundler knows of a module: what it imports at once, and what when it is wanted. */
interface ModuleImports {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

export interface ModuleGraph {
  getModuleInfo(id: string): ModuleImports | null
}

interface Entries {
  /** The path of the browser's first module. */
  entry: string
  /** Of the table of routes, which is put together from lists: what these import when wanted is a page. */
  routes: string
  /** Of the page that most visits begin with. */
  home: string
  /** Of the panel's first module. */
  panel: string
}

/**
 * The files that modules are put together in, each complete with those before it:
 *
 * - `main`: what every page begins with, and what the home page shares with others.
 * - `shared`: what several other pages need. One file, not thirty of a few hundred bytes, each with a request of its own.
 * - `extras`: what opens on a page needs, as dialogs and forms, and few pages need with it.
 * - `panel`: what no visitor needs, whatever they do.
 */
export const fileNames = ['main', 'shared', 'extras', 'panel'] as const
type FileName = (typeof fileNames)[number]

/** Tells which file a module belongs in, by who needs it; null leaves it with the one page or extra that does. */
export function filesOf(entries: Entries): (id: string, graph: ModuleGraph) => FileName | null {
  let fileOf: ((id: string) => FileName | null) | undefined
  return (id, graph) => {
    fileOf ??= sort(entries, graph)
    return fileOf(id)
  }
}

function sort({ entry, routes, home, panel }: Entries, graph: ModuleGraph): (id: string) => FileName | null {
  const later = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
  const first = neededBy(entry, graph)
  const lists = [routes, ...(graph.getModuleInfo(routes)?.importedIds ?? [])]
  const pageIds = lists.flatMap(later)
  const pages = pageIds.map((page) => neededBy(page, graph))
  const homes = neededBy(home, graph)
  const visitors = everything(entry, graph, (id) => id !== panel)
  // The panel knows the site's pages, but is not made of them.
  const panels = everything(panel, graph, (id, by) => !visitors.has(id) || !later(by).includes(id))
  const openings = new Set([...visitors].flatMap(later))
  const extras = [...openings]
    .filter((id) => id !== panel && !pageIds.includes(id))
    .map((id) => neededBy(id, graph))

  return (id) => {
    if (!visitors.has(id)) return 'panel'
    if (first.has(id)) return 'main'
    // A page or an extra itself, and the texts of a language.
    if (openings.has(id) || id.includes('.json')) return null
    const onPages = count(pages, id)
    const onUse = count(extras, id)
    // What the panel needs too cannot stay with one page or extra: the panel would take it along.
    if (!panels.has(id) && onPages + onUse < 2) return null
    if (homes.has(id)) return 'main'
    return onUse === 0 || onPages > pages.length / 4 ? 'shared' : 'extras'
  }
}

function count(sets: readonly ReadonlySet<string>[], id: string): number {
  return sets.filter((set) => set.has(id)).length
}

/** A module and what has to be there before it runs. */
function neededBy(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([start])
  // A set goes on to what is added to it on the way.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** A module and whatever it may lead to, by the steps that are `wanted`. */
function everything(
  start: string,
  graph: ModuleGraph,
  wanted: (id: string, by: string) => boolean
): ReadonlySet<string> {
  const found = new Set([start])
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (wanted(next, id)) found.add(next)
  }
  return found
}
