import { plainCurrency, type WorkStatus } from '@gallery/contract'
import { amountIn } from './amountIn.ts'
import type { LastMovement } from './nextMovement.ts'
import type { SentMovement } from './workWrites.ts'

/** What stands in the fields of a movement. */
type Fields = Record<'price' | 'currency' | 'owner', string | undefined>

/**
 * Whose the work is and at what price, as the form of a movement sends it. A sale is for what stands in the fields. Of any
 * other movement what nobody wrote in is left out: it is as it is by then, whoever changed it while the form was open.
 *
 * @param seen the movement that the fields began with
 * @returns null where the price is none
 */
export function writtenWorth(
  { price = '', currency = '', owner = '' }: Fields,
  { status, seen, isOwnerWritten }: { status: WorkStatus; seen: LastMovement | null; isOwnerWritten: boolean }
): Pick<SentMovement, 'price' | 'currency' | 'owner'> | null {
  const amount = amountIn(price)
  if (typeof amount === 'string') return null
  const code = currency.trim().toUpperCase()
  const isSale = status === 'Vendida'
  const stands = amount === (seen?.price ?? null) && code === (seen?.currency ?? plainCurrency)
  return {
    ...(isSale || isOwnerWritten ? { owner } : {}),
    ...(isSale || !stands ? { price: amount, currency: code } : {}),
  }
}
