import type { PermanentAnswer, PermanentKind, Url } from '@gallery/contract'
import { idIn, isHash, permanentName, urlOf } from '@gallery/contract/plain'

/** The read that says where the record of a permanent address is; of a name that is none's the API says so. */
export function permanentKey(record = ''): Url<PermanentAnswer> {
  return urlOf('/api/id/:record', { record })
}

/** A record as the path of its page names it: by its kind and its id, an item by its hash. */
export type NamedRecord = readonly [kind: PermanentKind, part: string | undefined]

/** The same read for the record that a page's path names; null where that names none. */
export function namedKey([kind, part]: NamedRecord): Url<PermanentAnswer> | null {
  const id = kind === 'item' && isHash(part) ? part : idIn(part)
  return id === undefined ? null : permanentKey(permanentName({ kind, id }))
}
