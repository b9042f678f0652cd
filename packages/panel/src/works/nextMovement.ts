import type { Movement, WorkRow, WorkStatus } from '@gallery/contract'

/** What a status that is set with one press takes over from the movement before. */
export type LastMovement = Pick<Movement, 'status' | 'owner' | 'price' | 'currency'>

/** A movement that is not written yet. */
export type NextMovement = Omit<NonNullable<WorkRow['last_movement']>, 'id' | 'date'>

/**
 * The movement that a new status alone means: today, for the price that was asked so far. Whose the work is stays as it
 * was unless it was sold: then nobody has said yet who bought it. Where it is now nobody has said either.
 */
export function nextMovement(status: WorkStatus, last: LastMovement | null): NextMovement {
  return {
    status,
    owner: status === 'Vendida' ? '' : (last?.owner ?? ''),
    price: last?.price ?? null,
    currency: last?.currency ?? 'USD',
    address: '',
    ...{ purpose: '', due: null, consigned_until: null, contact: '' },
  }
}
