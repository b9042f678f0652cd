/** The bundler, as far as it knows what modules import, now or later. */
interface ModuleGraph {
  getModuleInfo(
    id: string
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/**
 * Tells which modules visitors may need: whatever the entry leads to without passing through the panel. All others are
 * the panel's alone, and belong in files that no visitor fetches.
 *
 * @param entry the path of the browser's first module.
 * @param panel the path of the panel's.
 */
export function publicModules(entry: string, panel: string): (id: string, graph: ModuleGraph) => boolean {
  let known: ReadonlySet<string> | undefined
  return (id, graph) => {
    known ??= reachable(entry, panel, graph)
    return known.has(id)
  }
}

function reachable(entry: string, panel: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([entry])
  // A set goes on to what is added to it on the way.
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) {
      if (next !== panel) found.add(next)
    }
  }
  return found
}
