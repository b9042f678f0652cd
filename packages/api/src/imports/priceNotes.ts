import type { Draft } from './draft.ts'
import type { Reason } from './faults.ts'
import type { Judged } from './judged.ts'

/** Counts the prices of a file that something is to be told of, where their rows come in. */
export function priceNotes() {
  const counted = { onRequest: 0, noCurrency: 0 }
  return {
    add({ priceNote }: Draft, judged: Judged | undefined): void {
      if (priceNote === undefined || judged?.state === 'error') return
      // Of a price that is there already nothing is left open.
      if (priceNote === 'noCurrency' && judged?.data.movement === undefined) return
      counted[priceNote] += 1
    },
    told(): Reason[] {
      const { onRequest, noCurrency } = counted
      return [
        ...(noCurrency > 0
          ? [{ id: 'import.warning.noCurrency', values: { count: noCurrency } } as const]
          : []),
        ...(onRequest > 0 ? [{ id: 'import.warning.onRequest', values: { count: onRequest } } as const] : []),
      ]
    },
  }
}
