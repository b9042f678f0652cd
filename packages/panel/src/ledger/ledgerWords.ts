import type { LedgerRow, LedgerTotal } from '@gallery/contract'
import { formatPrice } from '@gallery/ui'
import { statusTexts } from '../fields/statusTexts.ts'

/** The message that says what a work is out for, that the gallery has it on consignment, or else its status. */
export function kindText({ status, purpose }: Pick<LedgerRow, 'status' | 'purpose'>): string {
  if (purpose !== '') return `admin.ledger.kind.${purpose}`
  if (status === 'Prestada') return 'admin.ledger.kind.loan'
  return status === 'En consignación' ? 'admin.ledger.kind.consignment' : statusTexts[status]
}

/** The sums of each currency, one after the other. */
export function totalsIn(totals: readonly LedgerTotal[], language: string): string[] {
  return totals.map(({ currency, total }) => formatPrice(total, currency, language))
}
