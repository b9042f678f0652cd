import { ownerAfter, type SettingRefusal, type WorkState, type WorksSetting } from '@gallery/contract'
import { changedPrice } from './changedPrice.ts'
import { isSaleToOther } from './heldSales.ts'

/** What becomes of one work: its state afterwards, or why it stays as it is. Both null where nothing is asked. */
export type Outcome = { after: WorkState | null; refusal: SettingRefusal | null }

const stays = (refusal: SettingRefusal | null): Outcome => ({ after: null, refusal })

/** What a work's ledger says, of what a bulk change may touch; the rest is the work's own. */
const ledgerFields = ['price', 'currency', 'status', 'owner', 'address'] as const

/** What a bulk change may touch beside the ledger. */
export const ownFields = ['public', 'series', 'rights'] as const

/**
 * What a bulk change makes of a work. Only what it carries changes, and whose it is by being sold; what is sold never does.
 *
 * @param meanwhile whether the work is sold, wherever it is since, and who holds it; null while nobody does
 */
export function outcomeOf(
  before: WorkState,
  { price, ...set }: WorksSetting,
  { sold, client }: { sold: boolean; client: string | null }
): Outcome {
  if (sold) return stays('sold')
  if (price === undefined && Object.keys(set).length === 0) return stays(null)
  const after = {
    ...before,
    ...(set.status === undefined ? {} : { owner: ownerAfter(set.status, { sold, owner: before.owner }) }),
    ...set,
    price: price === undefined ? before.price : changedPrice(before.price, price),
  }
  if (after.price === null && (price?.by === 'percent' || set.currency !== undefined))
    return stays('no_price')
  if (price?.by === 'percent' && after.price === 0 && before.price !== 0) return stays('zero')
  if (isSame(before, after)) return stays('same')
  if (
    set.status !== undefined &&
    client !== null &&
    isSaleToOther({ status: set.status, owner: after.owner }, client)
  ) {
    return stays('held')
  }
  if (after.status === null && touchesLedger(before, after)) return stays('no_status')
  return { after, refusal: null }
}

/** Whether a change is one that the ledger has a line for. */
export function touchesLedger(before: WorkState, after: WorkState): boolean {
  return ledgerFields.some((field) => before[field] !== after[field])
}

function isSame(before: WorkState, after: WorkState): boolean {
  return !touchesLedger(before, after) && ownFields.every((field) => before[field] === after[field])
}
