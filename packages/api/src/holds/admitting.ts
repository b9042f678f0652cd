import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { makeChallenge, type SolvedProof, spendProof } from '../proof/proof.ts'
import type { Asker } from './asker.ts'
import { findStanding, type Standing } from './holds.queries.ts'
import { holdLimits, waitFor } from './limits.ts'

/**
 * Whether who asks may hold one more place: `yes`; `proving` when they have to prove work for it, since it is not their
 * first of late; or why not, as a refusal.
 */
export type Admission = 'yes' | 'proving' | Refused

/**
 * Judges who asks, whom the caller has locked. The network is counted for those of whom nothing else is known; for
 * whoever is signed in with the mailbox only what they hold so counts, so that nobody spoils it for them.
 */
export async function admit(tx: Db, now: Date, asker: Asker): Promise<Admission> {
  const { visitor, mailbox, proven, trusted } = asker
  if (trusted) return 'yes'
  const there = await findStanding(tx, now, { mailbox, proven })
  if (proven) return there.pending >= holdLimits.mailbox ? crowded('mailbox') : 'yes'
  const here = await findStanding(tx, now, { visitor, proven })
  return (
    refusalOf(there, now, 'mailbox') ??
    refusalOf(here, now, 'visitor') ??
    (here.known > 0 ? 'proving' : 'yes')
  )
}

/**
 * Lets who asks hold one more place, if they may; uses up the proof where it takes one.
 * @throws Refused 428 with a puzzle where it takes a proof that holds; 429 with `Retry-After`
 */
export async function refuseUnlessAdmitted(
  tx: Db,
  now: Date,
  asker: Asker,
  proof: SolvedProof | null
): Promise<void> {
  const admission = await admit(tx, now, asker)
  if (admission === 'yes') return
  if (admission !== 'proving') throw admission
  if (proof !== null && (await spendProof(tx, proof, now))) return
  throw new Refused(
    428,
    'booking.proof',
    {},
    { body: { challenge: await makeChallenge(tx, 'booking', now) } }
  )
}

/**
 * Makes sure that a mailbox, to which a hold that is there is moved, has not too many already, nor the network, which
 * did not count while the mailbox was proven.
 * @throws Refused 429
 */
export async function refuseCrowded(
  tx: Db,
  now: Date,
  { visitor, mailbox, proven, trusted }: Asker,
  except: number
): Promise<void> {
  if (trusted) return
  const there = await findStanding(tx, now, { mailbox, proven, except })
  if (there.pending >= holdLimits.mailbox) throw crowded('mailbox')
  if (proven) return
  const here = await findStanding(tx, now, { visitor, proven, except })
  if (here.people >= holdLimits.visitor) throw crowded('visitor')
}

type Whose = 'visitor' | 'mailbox'

function refusalOf(
  { pending, people, confirmed, lapsed, lapsed_at }: Standing,
  now: Date,
  whose: Whose
): Refused | undefined {
  const over = (lapsed_at?.getTime() ?? 0) + waitFor(lapsed - confirmed)
  if (over > now.getTime()) return waiting(whose, over - now.getTime())
  const held = whose === 'visitor' ? people : pending
  return held >= holdLimits[whose] ? crowded(whose) : undefined
}

function waiting(whose: Whose, milliseconds: number): Refused {
  const minutes = Math.ceil(milliseconds / 60_000)
  const values = { hours: minutes > 90 ? Math.ceil(minutes / 60) : 0, minutes }
  const headers = { 'retry-after': String(Math.ceil(milliseconds / 1_000)) }
  return new Refused(429, `booking.wait.${whose}`, values, { headers })
}

function crowded(whose: Whose): Refused {
  return new Refused(429, `booking.crowded.${whose}`)
}
