import type { CurrentUser } from '@gallery/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/db.ts'
import { enqueueMail } from '../mail/enqueueMail.ts'
import { newDeviceMail } from '../mail/newDevice.ts'
import { readOptions } from '../readOptions.ts'
import { hashToken, randomToken } from '../tokens.ts'
import type { Factor } from './awaited.ts'
import { noticeDevice } from './devices.queries.ts'
import { startSession } from './session.ts'
import { cityOf } from './whereabouts.ts'

/** Somebody who has shown who they are. */
type Arrival = {
  /** As they were before: the time of their last visit tells whether this is their first. */
  user: { id: number; email: string; super: boolean; signed_in_at: Date | null }
  /** By what they showed it beside the mailbox; null where the mailbox was all. */
  factor: Factor
  /** Of the browser's clock; '' where it did not say. */
  timeZone: string
  now: Date
}

/**
 * Starts the session of somebody who has shown who they are, by whichever way. A super user in a browser that they were
 * never in is told by mail, with a link that ends the session; not at their first visit ever. After the transaction,
 * `app.nudgeMail()`.
 *
 * @returns who they are in this session
 */
export async function letIn(
  tx: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, factor, timeZone, now }: Arrival
): Promise<CurrentUser> {
  const isNew = await noticeDevice(tx, request, reply, { user: user.id, now })
  const tells = isNew && user.super && user.signed_in_at !== null
  const token = tells ? randomToken() : ''
  const endHash = tells ? hashToken(token) : null
  const current = await startSession(tx, request, reply, user.id, { now, factor, timeZone, endHash })
  if (!tells) return current
  const { env } = request.server
  const { language } = request
  const content = newDeviceMail({
    language,
    options: await readOptions(tx),
    timeZone: env.GALLERY_TZ,
    publicUrl: env.PUBLIC_URL,
    now,
    token,
    userAgent: request.headers['user-agent'] ?? '',
    city: cityOf(timeZone),
  })
  await enqueueMail(tx, { kind: 'newDevice', language, to: user.email, content, now })
  return current
}
