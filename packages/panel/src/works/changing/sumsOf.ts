import type { WorkSettingRow } from '@gallery/contract'

/** What works come to in one currency. */
interface Sum {
  currency: string
  before: number
  after: number
}

/** What the prices of works come to before and after, by currency, where they change at all. */
export function sumsOf(rows: readonly Pick<WorkSettingRow, 'before' | 'after'>[]): Sum[] {
  const sums = new Map<string, Sum>()
  const of = (currency: string) => {
    const sum = sums.get(currency) ?? { currency, before: 0, after: 0 }
    sums.set(currency, sum)
    return sum
  }
  for (const { before, after } of rows) {
    if (after === null) continue
    if (before.price !== null) of(before.currency).before += before.price
    if (after.price !== null) of(after.currency).after += after.price
  }
  return [...sums.values()].filter(({ before, after }) => before !== after)
}
