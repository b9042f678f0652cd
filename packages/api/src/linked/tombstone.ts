import { type PermanentKind, type PermanentRecord, permanentPath } from '@gallery/contract'

const tombstoneContext = 'https://www.w3.org/ns/activitystreams'

/** What each kind of record was in linked data. */
const formerTypes: Readonly<Record<PermanentKind, string>> = {
  work: 'HumanMadeObject',
  item: 'HumanMadeObject',
  event: 'Activity',
  artist: 'Person',
  archive: 'Set',
}

/**
 * What programs are told of a record that is gone: which one, what it was and since when. Linked Art has no word for that;
 * it takes over changes by ActivityStreams, which has.
 *
 * @param url the beginning of the site's addresses without a slash at its end
 */
export function tombstone(url: string, record: PermanentRecord, goneAt: string): object {
  return {
    '@context': tombstoneContext,
    id: url + permanentPath(record),
    type: 'Tombstone',
    formerType: formerTypes[record.kind],
    deleted: goneAt,
  }
}
