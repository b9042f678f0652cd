import type { WorkStatus } from './movements.ts'

/** How a work stood before it moved. */
interface Before {
  status: WorkStatus | null
  owner: string
}

/**
 * Whose a work is once it has a status, where nobody says it: whose it was, unless it is sold by that. Then it is whoever
 * has it held for them (`client`) who bought it, or nobody has said yet who did: the one who consigned it least of all.
 */
export function ownerAfter(status: WorkStatus, before: Before | null, client = ''): string {
  return status === 'Vendida' && before?.status !== 'Vendida' ? client : (before?.owner ?? '')
}
