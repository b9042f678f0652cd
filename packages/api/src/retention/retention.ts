import type { Db } from '../db/db.ts'
import { kinds } from './kinds.ts'

const day = 24 * 60 * 60_000

/** How many were made anonymous or forgotten, by kind. */
type Forgotten = Readonly<Record<string, number>>

/** Why something of a kind could not be forgotten, or not all of it. */
type Failure = { kind: string; error: unknown }

/** Some kinds could not be forgotten. `forgotten` says what of the others was: theirs is 0 whatever they came to. */
export class NotAllForgotten extends Error {
  readonly forgotten: Forgotten
  readonly failures: readonly Failure[]

  constructor(forgotten: Forgotten, failures: readonly Failure[]) {
    super(`Not everything could be forgotten: ${failures.map(({ kind }) => kind).join(', ')}`)
    this.name = 'NotAllForgotten'
    this.forgotten = forgotten
    this.failures = failures
  }
}

/**
 * Makes what people left with the gallery anonymous after `days` days, and forgets what is of no use any more: see
 * {@link kinds}. Doing it twice does nothing more; several processes may do it at once. What may be many rows goes in
 * statements of some each, so that none takes longer than a statement may.
 *
 * @param when `zone` is the gallery's, by which the ledger has its days
 * @throws NotAllForgotten once everything was tried, when something could not be done
 */
export async function forgetOld(
  db: Db,
  { now, days, zone }: { now: Date; days: number; zone: string }
): Promise<Forgotten> {
  const moment = { now, before: new Date(now.getTime() - days * day), zone }
  const forgotten: Record<string, number> = {}
  const failures: Failure[] = []
  for (const [kind, forget] of Object.entries(kinds)) {
    // One kind's trouble is its own: what else is to be forgotten does not wait for it.
    forgotten[kind] = await forget(db, moment).catch((error: unknown) => {
      failures.push({ kind, error })
      return 0
    })
  }
  if (failures.length > 0) throw new NotAllForgotten(forgotten, failures)
  return forgotten
}
