import type { PermanentAnswer, PermanentKind, Url } from '@gallery/contract'
import { idIn, isHash, permanentName } from '@gallery/contract/plain'
import type { FoundRoute } from '../routing/findRoute.ts'
import { permanentKey } from './permanentKey.ts'

/** A record as the path of its page names it: by its kind and its id, an item by its hash. */
export type NamedRecord = readonly [kind: PermanentKind, part: string | undefined]

/** The record that a page is of; undefined for a page of none that has a permanent address. */
export function namedRecord(found: FoundRoute | undefined): NamedRecord | undefined {
  if (!found?.route.record) return undefined
  const [kind, part] = found.route.record
  return [kind, found.params[part]]
}

/** The read that says where a record is; null where the path of its page names none. */
export function namedKey([kind, part]: NamedRecord): Url<PermanentAnswer> | null {
  const id = kind === 'item' && isHash(part) ? part : idIn(part)
  return id === undefined ? null : permanentKey(permanentName({ kind, id }))
}
