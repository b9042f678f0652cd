import { WorkChallenge } from '@gallery/contract'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { installationKey } from '../installation/installationKey.ts'
import { spentProofs } from '../tables/spentProofs.table.ts'

/** How long a challenge can be answered, in milliseconds: as long as somebody may take to write. */
const lifetime = 60 * 60_000

/** About a thousand keys to try, of a thousand rounds each: a second or two of a telephone's time. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000 }
const tries = { from: 500, to: 1_500 }

/** ALTCHA's payload, which travels as base64 of JSON. */
const Proof = z.object({
  challenge: WorkChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
})

/** What work is proved for: what is proved for one thing is none for another. */
type Purpose = 'contact' | 'booking'

/** A proof of work that holds: what it is known by, and until when. */
export type SolvedProof = { signature: string; until: Date }

/** A puzzle for the visitor's machine. Nothing of it is kept: it is signed, and comes back with its answer. */
export async function makeChallenge(db: Db, purpose: Purpose, now: Date): Promise<WorkChallenge> {
  const challenge = await createChallenge({
    ...work,
    counter: randomInt(tries.from, tries.to),
    // Not ALTCHA's own `expiresAt`, which it compares with the system's clock instead of the app's.
    data: { until: now.getTime() + lifetime },
    deriveKey,
    ...(await signingKeys(db, purpose)),
  })
  return WorkChallenge.parse(challenge)
}

/** Reads and checks a solved puzzle; null when it is none, not ours, not solved or too old. */
export async function readProof(
  db: Db,
  purpose: Purpose,
  payload: string,
  now: Date
): Promise<SolvedProof | null> {
  const proof = Proof.safeParse(parsed(payload))
  if (!proof.success) return null
  const { challenge, solution } = proof.data
  const until = new Date(challenge.parameters.data.until)
  if (until <= now) return null
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    ...(await signingKeys(db, purpose)),
  })
  return verified ? { signature: challenge.signature, until } : null
}

/** Uses a proof up; false when it was used before. Those that are too old anyway are forgotten. */
export async function spendProof(tx: Db, { signature, until }: SolvedProof, now: Date): Promise<boolean> {
  await tx.delete(spentProofs).where(lte(spentProofs.expires_at, now))
  const spent = await tx
    .insert(spentProofs)
    .values({ signature, expires_at: until })
    .onConflictDoNothing()
    .returning({ signature: spentProofs.signature })
  return spent.length === 1
}

async function signingKeys(db: Db, purpose: Purpose) {
  return {
    hmacSignatureSecret: await installationKey(db, `${purpose}: challenge`),
    hmacKeySignatureSecret: await installationKey(db, `${purpose}: answer`),
  }
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
