import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { factorChallenges } from '../tables/challenges.table.ts'
import { randomToken } from '../tokens.ts'

/** How long an answer is waited for, in milliseconds: long enough to find the telephone. */
const lifetime = 10 * 60_000

/** What a challenge is for; only a set-up has a secret, and only `use` is nobody's in particular. */
type Purpose =
  | { purpose: 'use'; user_id: null; secret: null }
  | { purpose: 'create'; user_id: number; secret: null }
  | { purpose: 'app'; user_id: number; secret: string }

/** Writes down a new challenge. @returns its 256 random bits, base64url */
export async function issueChallenge(db: Db, purpose: Purpose, now: Date): Promise<string> {
  await db.delete(factorChallenges).where(lt(factorChallenges.expires_at, now))
  const challenge = randomToken()
  await db
    .insert(factorChallenges)
    .values({ ...purpose, challenge, expires_at: new Date(now.getTime() + lifetime) })
  return challenge
}

/** Uses a challenge up, whether or not its answer turns out to be right; false for one that was, or never was. */
export async function spendChallenge(
  db: Db,
  challenge: string,
  { purpose, user_id }: { purpose: 'use'; user_id: null } | { purpose: 'create'; user_id: number },
  now: Date
): Promise<boolean> {
  const spent = await db
    .delete(factorChallenges)
    .where(
      and(
        eq(factorChallenges.challenge, challenge),
        eq(factorChallenges.purpose, purpose),
        gt(factorChallenges.expires_at, now),
        ...(user_id === null ? [] : [eq(factorChallenges.user_id, user_id)])
      )
    )
    .returning({ challenge: factorChallenges.challenge })
  return spent.length > 0
}

/** The sealed secret of a user's set-up that is still open. It stays open, since a first code may be mistyped. */
export async function findSetup(
  db: Db,
  challenge: string,
  userId: number,
  now: Date
): Promise<string | undefined> {
  const [found] = await db
    .select({ secret: factorChallenges.secret })
    .from(factorChallenges)
    .where(
      and(
        eq(factorChallenges.challenge, challenge),
        eq(factorChallenges.purpose, 'app'),
        eq(factorChallenges.user_id, userId),
        gt(factorChallenges.expires_at, now)
      )
    )
  return found?.secret ?? undefined
}

/** Closes every set-up of a user. */
export async function closeSetups(db: Db, userId: number): Promise<void> {
  await db
    .delete(factorChallenges)
    .where(and(eq(factorChallenges.user_id, userId), eq(factorChallenges.purpose, 'app')))
}
