import type { Current } from './current.ts'
import type { Draft } from './draft.ts'
import type { Reason } from './faults.ts'
import type { Judged } from './judged.ts'

/** Counts the prices of a file that something is to be told of, where their rows come in. */
export function priceNotes() {
  const counted = { onRequest: 0, onRequestKept: 0, noCurrency: 0 }
  return {
    /** @param current the record that the row changes */
    add({ priceNote }: Draft, judged: Judged | undefined, current: Current | undefined): void {
      if (priceNote === undefined || judged?.state === 'error') return
      // Of a price that is there already nothing is left open.
      if (priceNote === 'noCurrency' && judged?.data.movement === undefined) return
      const hasOne = typeof current?.movement?.price === 'number'
      counted[priceNote === 'onRequest' && hasOne ? 'onRequestKept' : priceNote] += 1
    },
    told(): Reason[] {
      return (['noCurrency', 'onRequest', 'onRequestKept'] as const)
        .filter((note) => counted[note] > 0)
        .map((note) => ({ id: `import.warning.${note}`, values: { count: counted[note] } }))
    },
  }
}
