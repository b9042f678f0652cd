import type { PriceChange } from '@gallery/contract'

/**
 * A price after its change, to the cent and rounded as asked, halves up; null for no price. It is counted in whole
 * numbers, so that no amount is a cent away from what a person would count.
 */
export function changedPrice(price: number | null, change: PriceChange): number | null {
  if (change.by === 'amount') return change.amount
  if (price === null) return null
  const cents = BigInt(Math.round(price * 100))
  const hundredths = 10_000n + BigInt(Math.round(change.percent * 100))
  const step = BigInt(change.round === 0 ? 1 : change.round * 100)
  const unit = 10_000n * step
  const steps = (2n * cents * hundredths + unit) / (2n * unit)
  return Number(steps * step) / 100
}
