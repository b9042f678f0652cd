import { type Movement, ownerAfter, type WorkRow, type WorkStatus } from '@gallery/contract'

/** What a status that is set with one press takes over from the movement before. */
export type LastMovement = Pick<Movement, 'status' | 'owner' | 'price' | 'currency'>

/** A movement that is not written yet. */
export type NextMovement = Omit<NonNullable<WorkRow['last_movement']>, 'id' | 'date'>

/**
 * The movement that a new status alone means: today, for the price that was asked so far. Where the work is now nobody has said,
 * nor who bought it where it was sold.
 */
export function nextMovement(status: WorkStatus, last: LastMovement | null): NextMovement {
  return {
    status,
    owner: ownerAfter(status, last),
    price: last?.price ?? null,
    currency: last?.currency ?? 'USD',
    address: '',
    ...{ purpose: '', due: null, consigned_until: null, contact: '' },
  }
}
