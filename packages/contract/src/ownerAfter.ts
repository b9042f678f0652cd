import type { WorkStatus } from './movements.ts'

/** How a work stood before it moved. */
interface Before {
  /** Whether it was sold by then, wherever it was since: lent by its buyer it is theirs too. */
  sold: boolean
  owner: string
}

/**
 * Whose a work is once it has a status, where nobody says it: whose it was, unless it is sold by that. Then it is whoever
 * has it held for them (`client`) who bought it, or nobody has said yet who did: the one who consigned it least of all.
 */
export function ownerAfter(status: WorkStatus, before: Before | null, client = ''): string {
  return status === 'Vendida' && !before?.sold ? client : (before?.owner ?? '')
}
