import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { waitingMessages } from '../tables/messages.table.ts'
import { hashToken, randomToken } from '../tokens.ts'
import { findNames } from './askedWorks.ts'
import type { NewMessage } from './messages.queries.ts'

/** How long the link of a message can be followed, in milliseconds. */
const lifetime = 24 * 60 * 60_000
const emptied = { name: '', email: '', subject: '', message: '' }

/** Keeps a message until its sender follows a link; the link's secret comes back and is kept nowhere. */
export async function keepWaiting(
  tx: Db,
  { works = [], ...message }: NewMessage
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomToken()
  const expiresAt = new Date(message.created_at.getTime() + lifetime)
  await tx.insert(waitingMessages).values({
    ...message,
    works: [...works],
    token_hash: hashToken(token),
    expires_at: expiresAt,
  })
  return { token, expiresAt }
}

/**
 * Takes out the message that waits for a link, once.
 * @returns the message; null when it was taken out before; undefined when no message waits for this link
 */
export async function takeWaiting(tx: Db, token: string, now: Date): Promise<NewMessage | null | undefined> {
  const its = and(eq(waitingMessages.token_hash, hashToken(token)), gt(waitingMessages.expires_at, now))
  const [found] = await tx.select().from(waitingMessages).where(its).for('update')
  if (!found) return undefined
  if (found.confirmed_at !== null) return null
  await tx
    .update(waitingMessages)
    .set({ ...emptied, confirmed_at: now })
    .where(and(its, isNull(waitingMessages.confirmed_at)))
  const { name, email, subject, message, language, room_id } = found
  return {
    name,
    email,
    subject,
    message,
    language,
    room_id,
    works: await stillThere(tx, found.works),
    created_at: now,
  }
}

/** Those of the works that were asked about and have not been deleted for good since. */
async function stillThere(tx: Db, ids: readonly number[]): Promise<number[]> {
  return (await findNames(tx, ids)).map(({ id }) => id)
}
