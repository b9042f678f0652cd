import type { Movement, MovementForm, WorkStatus } from '@gallery/contract'

/** What a status that is set with one press takes over from the movement before. */
export type LastMovement = Pick<Movement, 'status' | 'owner' | 'price' | 'currency'>

/**
 * The movement that a new status alone means: today, for the price that was asked so far. Whose the work is stays as it
 * was unless it was sold: then nobody has said yet who bought it. Where it is now nobody has said either.
 */
export function nextMovement(status: WorkStatus, last: LastMovement | null): MovementForm {
  return {
    status,
    owner: status === 'Vendida' ? '' : (last?.owner ?? ''),
    price: last?.price ?? null,
    currency: last?.currency ?? 'USD',
    address: '',
  }
}
