import type { Movement } from '@gallery/contract'

/** What the ledger of a work tells of its price. */
export interface PriceHistory {
  /** The day from which it costs what it does, 'YYYY-MM-DD'. */
  since: string
  /** What it cost before, if that was something else; without an amount nothing was asked. */
  before: Pick<Movement, 'price' | 'currency'> | null
}

/** Since when a work costs what it does, from its movements, newest first; null while nothing was ever noted. */
export function priceHistory(
  movements: readonly Pick<Movement, 'price' | 'currency' | 'date' | 'struck_at'>[]
): PriceHistory | null {
  const standing = movements.filter(({ struck_at }) => struck_at === null)
  const [last] = standing
  if (last === undefined) return null
  const isOther = ({ price, currency }: typeof last) =>
    price !== last.price || (price !== null && currency !== last.currency)
  const at = standing.findIndex(isOther)
  const first = standing.at(at === -1 ? -1 : at - 1) ?? last
  return { since: first.date, before: at === -1 ? null : (standing[at] ?? null) }
}
