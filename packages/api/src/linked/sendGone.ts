import { linkedPath, type PermanentRecord } from '@gallery/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused } from '../errors.ts'
import { findGone } from '../permanent/tombstones.queries.ts'
import { sendTombstone } from './tombstone.ts'

/**
 * Answers for a record that was not found: where it lives on when it became part of another, 410 with what is told of it
 * when it is gone. @throws the error itself for what was never seen, or is hidden
 */
export async function sendGone(
  app: FastifyInstance,
  reply: FastifyReply,
  record: PermanentRecord,
  error: unknown
): Promise<FastifyReply> {
  const isMissing = error instanceof Refused && error.status === 404
  const gone = isMissing ? await findGone(app.db, record) : null
  if (gone === null) throw error
  if (gone.successor) return reply.redirect(linkedPath(gone.successor), 303)
  return sendTombstone(app, reply, record, gone.at.toISOString())
}
