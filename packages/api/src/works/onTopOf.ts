import { type Movement, type MovementLine, ownerAfter, plainCurrency } from '@gallery/contract'

/** What a line takes over from the one before it. */
type Before = Pick<Movement, 'owner' | 'price' | 'currency'>

/**
 * A line as it is written on top of the last one, which is read after its work was locked: whose the work is, and its price
 * with the currency, are as they are by then where nobody says them.
 *
 * @param sold whether the work is sold by then
 */
export function onTopOf<Line extends MovementLine>(
  last: Before | null,
  sold: boolean,
  { owner, price, currency, ...line }: Line
) {
  const isPriced = price !== undefined || currency !== undefined
  return {
    ...line,
    owner: owner ?? ownerAfter(line.status, last && { ...last, sold }),
    price: (isPriced ? price : last?.price) ?? null,
    currency: (isPriced ? currency : last?.currency) ?? plainCurrency,
  }
}
