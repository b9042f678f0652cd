import { type PermanentKind, type PermanentRecord, permanentPath } from '@gallery/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'

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
function tombstone(url: string, record: PermanentRecord, goneAt: string): object {
  return {
    '@context': tombstoneContext,
    id: url + permanentPath(record),
    type: 'Tombstone',
    formerType: formerTypes[record.kind],
    deleted: goneAt,
  }
}

/** Says so of a record, at whatever address. Nobody keeps the answer: what is in the bin may come back. */
export function sendTombstone(
  { env }: FastifyInstance,
  reply: FastifyReply,
  record: PermanentRecord,
  goneAt: string
): FastifyReply {
  const document = tombstone(env.PUBLIC_URL, record, goneAt)
  return reply
    .status(410)
    .header('cache-control', 'no-store')
    .type('application/ld+json; charset=utf-8')
    .send(Buffer.from(JSON.stringify(document)))
}
