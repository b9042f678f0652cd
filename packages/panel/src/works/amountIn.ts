/**
 * The amount that somebody wrote: "38.000", "38,000.50" and "38000,5" are numbers, since three figures after a sign are
 * thousands. Null for nothing; what is no amount comes back as it is, for the server to refuse.
 */
export function amountIn(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const plain = trimmed.replace(/[.,](?=\d{3}(\D|$))/g, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : trimmed
}
