import type { Db } from '../db/db.ts'
import { Refused } from '../errors.ts'
import { makeChallenge, type SolvedProof, spendProof } from '../proof/proof.ts'
import { type Asker, lockAsker } from './asker.ts'
import { findHold, findStanding, type Standing } from './holds.queries.ts'
import { holdLimits, waitFor } from './limits.ts'

/**
 * Whether who asks may hold one more place: `yes`; `proving` when they have to prove work for it, since it is not their
 * first of late; or why not, as a refusal.
 */
export type Admission = 'yes' | 'proving' | Refused

/** How the mailbox stands, and the network of those of whom nothing else is known; of whom is not counted, neither. */
export type Standings = { there?: Standing; here?: Standing }

/** How who asks stands; the caller has locked them, and it stays so until they let go. */
export async function findStandings(tx: Db, now: Date, asker: Asker): Promise<Standings> {
  const { visitor, mailbox, proven, trusted } = asker
  if (trusted) return {}
  const there = await findStanding(tx, now, { mailbox, proven })
  return proven ? { there } : { there, here: await findStanding(tx, now, { visitor, proven }) }
}

/**
 * Judges who asks, for so many people. The network is counted for those of whom nothing else is known; for whoever is
 * signed in with the mailbox only what they hold so counts, so that nobody spoils it for them.
 */
export function admit({ there, here }: Standings, now: Date, people: number): Admission {
  if (!there) return 'yes'
  if (!here) return isCrowded.mailbox(there) ? crowded('mailbox') : 'yes'
  return (
    refusalOf(there, now, { whose: 'mailbox', people }) ??
    refusalOf(here, now, { whose: 'visitor', people }) ??
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
  { standings, people }: { standings: Standings; people: number },
  proof: SolvedProof | null
): Promise<void> {
  const admission = admit(standings, now, people)
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
  { except, people }: { except: number; people: number }
): Promise<void> {
  if (trusted) return
  const there = await findStanding(tx, now, { mailbox, proven, except })
  if (isCrowded.mailbox(there)) throw crowded('mailbox')
  if (proven) return
  const here = await findStanding(tx, now, { visitor, proven, except })
  if (isCrowded.visitor(here, people)) throw crowded('visitor')
}

/**
 * Makes sure that a booking that nobody has confirmed may grow to so many people: those of its network count as if they
 * were asked for now. Call it before the booking is locked.
 * @throws Refused 429
 */
export async function refuseGrown(tx: Db, now: Date, appointment: number, people: number): Promise<void> {
  const hold = await findHold(tx, appointment)
  if (!hold || hold.proven) return
  await lockAsker(tx, hold)
  const { visitor, proven } = hold
  const here = await findStanding(tx, now, { visitor, proven, except: appointment })
  if (isCrowded.visitor(here, people)) throw crowded('visitor')
}

/** Whether they would hold too much with one more booking, for so many people. */
const isCrowded = {
  /** One booking alone may be as large as it is. */
  visitor: ({ people }: Standing, asked: number) => people > 0 && people + asked > holdLimits.visitor,
  mailbox: ({ pending }: Standing) => pending >= holdLimits.mailbox,
}

type Whose = keyof typeof isCrowded

function refusalOf(
  standing: Standing,
  now: Date,
  { whose, people }: { whose: Whose; people: number }
): Refused | undefined {
  const { confirmed, lapsed, lapsed_at } = standing
  const over = (lapsed_at?.getTime() ?? 0) + waitFor(lapsed - confirmed)
  if (over > now.getTime()) return waiting(whose, over - now.getTime())
  return isCrowded[whose](standing, people) ? crowded(whose) : undefined
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
