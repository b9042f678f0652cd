import { send } from '@gallery/client'
import { type BinEmptied, type BinRef, maxBinRefs } from '@gallery/contract'
import { partsOf } from '../lists/partsOf.ts'

/** Takes records out of the bin. @returns how many came back. @throws Failure; those before what was refused are back */
export async function restoreFromBin(records: readonly BinRef[]): Promise<number> {
  let restored = 0
  const refs = records.map(({ kind, id }) => ({ kind, id }))
  for (const part of partsOf(refs, maxBinRefs)) {
    const { count } = await send('POST /api/bin/restore', {}, { records: part })
    restored += count
  }
  return restored
}

/** Deletes a record of the bin for good. @throws Failure */
export function deleteForGood({ kind, id }: BinRef): Promise<BinEmptied> {
  return send('DELETE /api/bin', { kind, id })
}

/**
 * Deletes everything in the bin for good, or all of a kind, in as many requests as that takes. Ends when a request found
 * nothing to delete: what is left then, somebody else holds.
 *
 * @returns what the last request said
 * @throws Failure; what went before it is gone
 */
export async function emptyTheBin(kind: BinRef['kind'] | undefined): Promise<BinEmptied> {
  for (;;) {
    const emptied = await send('DELETE /api/bin', { kind })
    if (emptied.left === 0 || emptied.count === 0) return emptied
  }
}
