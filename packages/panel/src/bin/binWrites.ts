import { send } from '@gallery/client'
import type { BinDone, BinRef } from '@gallery/contract'

/** Takes records out of the bin, a hundred at most. @throws Failure */
export function restoreFromBin(records: readonly BinRef[]): Promise<BinDone> {
  return send('POST /api/bin/restore', {}, { records: records.map(({ kind, id }) => ({ kind, id })) })
}

/** Deletes a record of the bin for good. @throws Failure */
export function deleteForGood({ kind, id }: BinRef): Promise<BinDone> {
  return send('DELETE /api/bin', { kind, id })
}

/** Deletes everything in the bin for good, or all of a kind. @throws Failure */
export function emptyTheBin(kind: BinRef['kind'] | undefined): Promise<BinDone> {
  return send('DELETE /api/bin', { kind })
}
