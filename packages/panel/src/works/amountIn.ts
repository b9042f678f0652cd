import { isLikeThousands } from '@gallery/contract'

/**
 * The amount that somebody wrote: "38.000", "38,000.50" and "38000,5" are numbers, since three figures behind a sign are
 * thousands where they are set apart as thousands are, and no price has three decimals. Null for nothing; what is no
 * amount, or may be two, comes back as it is, to be refused: "0,500", "1234,500".
 */
export function amountIn(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  const [, whole = '', sign = '', cents = ''] = /^(.*?)(?:([.,])(\d{1,2}))?$/.exec(trimmed) ?? []
  const isGrouped = isLikeThousands(whole) && (sign === '' || !whole.includes(sign))
  if (!isGrouped && !/^\d+$/.test(whole)) return trimmed
  return Number(`${whole.replace(/[.,]/g, '')}.${cents}`)
}
