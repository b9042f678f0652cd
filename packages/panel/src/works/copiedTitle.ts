import { maxWorkTitle } from '@gallery/contract'

/**
 * What the copy of a work is called: as the work, cut where that would be longer than a title may be. `marked` says that it
 * is a copy.
 */
export function copiedTitle(title: string, marked: (title: string) => string): string {
  const most = maxWorkTitle - marked('').length
  return marked(title.slice(0, most).trimEnd())
}
