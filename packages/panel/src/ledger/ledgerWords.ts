import {
  type LedgerLine,
  type LedgerRow,
  type LedgerTotal,
  type LineKind,
  lineKindOf,
} from '@gallery/contract'
import { formatPrice } from '@gallery/ui'
import { statusTexts } from '../fields/statusTexts.ts'

/** The message that says what a line of the ledger tells. */
export function lineText(line: Pick<LedgerLine, 'status' | 'purpose' | 'sells'>): string {
  return lineKindText(lineKindOf(line))
}

/** The message that says how a work stands: one that is sold is so, whichever line says it. */
export function standText(row: Pick<LedgerRow, 'status' | 'purpose'>): string {
  return lineText({ ...row, sells: row.status === 'Vendida' })
}

/** The message that says that a work was sold, what it is out for, that the gallery has it on consignment, or else its status. */
export function lineKindText(kind: LineKind): string {
  switch (kind) {
    case 'Prestada':
      return 'admin.ledger.kind.loan'
    case 'En consignación':
      return 'admin.ledger.kind.consignment'
    case 'Vendida':
    case 'Devuelta':
    case 'Para registro':
      return statusTexts[kind]
    default:
      return `admin.ledger.kind.${kind}`
  }
}

/** The sums of each currency, one after the other. */
export function totalsIn(totals: readonly LedgerTotal[], language: string): string[] {
  return totals.map(({ currency, total }) => formatPrice(total, currency, language))
}
