/**
 * Whether an amount is like `1.200` or `1.200.000`, which can be thousands: three digits behind each sign, of one kind.
 * `0,500`, `1234,500` and `12500.000` are not: nobody writes thousands so.
 */
export function isLikeThousands(amount: string): boolean {
  return /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(amount)
}
