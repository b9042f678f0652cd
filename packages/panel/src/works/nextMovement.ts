import { type LedgerRow, type Movement, ownerAfter, type WorkRow, type WorkStatus } from '@gallery/contract'

/** What a new movement takes over from the one before. */
export interface LastMovement extends Pick<Movement, 'id' | 'status' | 'owner' | 'price' | 'currency'> {
  /** Whether the work is sold, wherever it is since. */
  sold: boolean
}

/** What a new movement of a work comes after; null before its first. */
export function lastOf({
  last_movement,
  sold,
}: {
  last_movement: Omit<LastMovement, 'sold'> | null
  sold: boolean
}): LastMovement | null {
  return last_movement && { ...last_movement, sold }
}

/**
 * What it comes after as the ledger of a day tells it: that may have known less than what is written by now. Of a sale that
 * is noted for a day to come it says nothing, so that is not taken for seen.
 */
export function lastInLedger({
  movement,
  status,
  owner,
  price,
  currency,
  last,
}: Pick<LedgerRow, 'movement' | 'status' | 'owner' | 'price' | 'currency' | 'last'>): LastMovement {
  const isSoldAhead = last.sold && last.id !== movement
  return { status, owner, price, currency, ...(isSoldAhead ? { id: movement, sold: false } : last) }
}

/** A movement that is not written yet. */
type NextMovement = Omit<NonNullable<WorkRow['last_movement']>, 'id' | 'date'>

/**
 * What a new status alone comes to, as it is shown until it is saved: today, for the price that was asked so far. Where the
 * work is now nobody has said, nor who bought it where it was sold. What is sent is the status: the server knows the price
 * that stands by then.
 */
export function nextMovement(status: WorkStatus, last: Omit<LastMovement, 'id'> | null): NextMovement {
  return {
    status,
    owner: ownerAfter(status, last),
    price: last?.price ?? null,
    currency: last?.currency ?? 'USD',
    address: '',
    ...{ purpose: '', due: null, consigned_until: null, contact: '' },
  }
}
