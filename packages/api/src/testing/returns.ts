import type { WorkStatus } from '@gallery/contract'

/** Ledgers that end with a return, and whether the work is gone after it: every reader of the ledger says the same. */
export const returns: readonly { lines: readonly WorkStatus[]; isGone: boolean }[] = [
  { lines: ['Devuelta'], isGone: true },
  { lines: ['En consignación', 'Devuelta'], isGone: true },
  { lines: ['En consignación', 'Prestada', 'Devuelta'], isGone: false },
  { lines: ['Prestada', 'Devuelta', 'Devuelta'], isGone: false },
  { lines: ['Prestada', 'Devuelta', 'En consignación', 'Devuelta'], isGone: true },
  { lines: ['En consignación', 'Devuelta', 'Devuelta'], isGone: true },
  { lines: ['Prestada', 'En consignación', 'Devuelta'], isGone: true },
  { lines: ['Devuelta', 'En consignación'], isGone: false },
]
