import { idIn } from './idIn.ts'

/** The records that have a permanent address. */
export const permanentKinds = ['work', 'item', 'event', 'artist', 'archive'] as const
export type PermanentKind = (typeof permanentKinds)[number]

/** The letter that the address of each begins with. */
const letters: Readonly<Record<PermanentKind, string>> = {
  work: 'w',
  item: 'i',
  event: 'e',
  artist: 'p',
  archive: 'a',
}

/** A record by what never changes of it. */
export interface PermanentRecord {
  kind: PermanentKind
  id: number
}

/** What a record is called in its permanent address: a work with the id 12 is `w12`. An item by its hash is asked for so, too. */
export function permanentName({ kind, id }: { kind: PermanentKind; id: number | string }): string {
  return `${letters[kind]}${id}`
}

/** A record's permanent address from the root of the site, which no change of title, artist or archive moves. */
export function permanentPath(record: PermanentRecord): string {
  return `/id/${permanentName(record)}`
}

/** The record that a name of {@link permanentName} is of; undefined for what is none. */
export function permanentRecord(name: string | undefined): PermanentRecord | undefined {
  const kind = permanentKinds.find((each) => letters[each] === name?.charAt(0))
  const id = idIn(name?.slice(1))
  return kind === undefined || id === undefined ? undefined : { kind, id }
}

/** A record as linked data, from the root of the site. */
export function linkedPath({ kind, id }: PermanentRecord): string {
  return `/api/${kind}s/${id}/linked.json`
}
