import type { PermanentKind } from '@gallery/contract'

/** Where others of a kind stand, beneath a language, and what that page is called; what every page leads to is left out. */
const lists: Readonly<Partial<Record<PermanentKind, { path: string; name: string }>>> = {
  work: { path: 'works', name: 'works.title' },
  item: { path: 'archive', name: 'archive.general' },
  archive: { path: 'archives', name: 'nav.archives' },
}

/** The list in which others like a record that is gone stand. */
export function siblingsOf(kind: PermanentKind | undefined) {
  return kind && lists[kind]
}
