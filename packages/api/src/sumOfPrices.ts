/**
 * What prices come to. Added as whole cents: fractions of a unit, added as they are, come to another sum in another order,
 * and that is another figure once it is rounded.
 */
export function sumOfPrices(prices: readonly number[]): number {
  return prices.reduce((cents, price) => cents + Math.round(price * 100), 0) / 100
}
