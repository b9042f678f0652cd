import { type Movement, ownerAfter, type WorkRow, type WorkStatus } from '@gallery/contract'

/** What a new movement takes over from the one before. */
export type LastMovement = Pick<Movement, 'id' | 'status' | 'owner' | 'price' | 'currency'>

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
