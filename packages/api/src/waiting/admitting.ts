import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import type { Asker } from '../holds/asker.ts'
import { makeChallenge, type SolvedProof, spendProof } from '../proof/proof.ts'
import { isWaiting } from '../slots/line.queries.ts'
import { slots } from '../tables/slots.table.ts'
import { waiting } from '../tables/waiting.table.ts'
import { waitingLimits } from './limits.ts'

/**
 * Lets who asks wait in one more line, if they may; the caller has locked them. Their first costs nothing, each other one
 * a proof of work, as booking does. For whoever is signed in with the mailbox only what the mailbox waits for counts.
 *
 * @throws Refused 428 with a puzzle where it takes a proof that holds; 429 where they wait for too much already
 */
export async function refuseUnlessLetIn(
  tx: Db,
  now: Date,
  { asker, people }: { asker: Asker; people: number },
  proof: SolvedProof | null
): Promise<void> {
  const { visitor, mailbox, proven, trusted } = asker
  if (trusted) return
  const there = await count(tx, now, eq(waiting.mailbox, mailbox))
  if (there.lines >= waitingLimits.mailbox) throw new Refused(429, 'waiting.crowded.mailbox')
  if (proven) return
  const here = await count(tx, now, eq(waiting.visitor, visitor))
  if (here.people > 0 && here.people + people > waitingLimits.visitor) {
    throw new Refused(429, 'waiting.crowded.visitor')
  }
  if (here.lines + there.lines === 0 || (proof !== null && (await spendProof(tx, proof, now)))) return
  throw new Refused(
    428,
    'booking.proof',
    {},
    { body: { challenge: await makeChallenge(tx, 'booking', now) } }
  )
}

/** What waits now: a line whose time has begun, or is in the bin, is one that nobody can leave any more. */
async function count(
  tx: Db,
  now: Date,
  whose: ReturnType<typeof eq>
): Promise<{ lines: number; people: number }> {
  const [counted] = await tx
    .select({
      lines: sql<number>`count(*)::int`,
      people: sql<number>`coalesce(sum(${waiting.people}), 0)::int`,
    })
    .from(waiting)
    .innerJoin(slots, eq(slots.id, waiting.slot_id))
    .where(and(isWaiting, whose, gt(slots.start, now), isNull(slots.deleted_at)))
  if (!counted) throw new Error('The database counted nothing')
  return counted
}
