import { type ImportTarget, movementTargets, workStatuses } from '@gallery/contract'
import { currencyOf, isBareSign } from './cells/currencies.ts'
import { readDay } from './cells/dates.ts'
import { isOnRequest, type Price, readPrice } from './cells/prices.ts'
import { folded } from './cells/words.ts'
import type { Draft } from './draft.ts'
import type { Reason } from './faults.ts'
import type { Plan } from './plan.ts'

/** A column that tells of a movement. */
export type OfMovement = (typeof movementTargets)[number]

/** A cell that tells of a movement; `isNumber`: a spreadsheet keeps it as a number. */
type MovementCell = { field: OfMovement; text: string; isNumber: boolean }

/** Whether a column tells of a movement. */
export function isOfMovement(field: ImportTarget): field is OfMovement {
  return movementTargets.some((each) => each === field)
}

/** Takes what a cell tells of the movement that its row makes. */
export function takeMovement(
  { facts }: Plan,
  draft: Draft,
  { field, text, isNumber }: MovementCell,
  refuse: (reason: Reason) => void
): void {
  draft.movement ??= {}
  const { movement } = draft
  if (text === '') return
  if (field === 'status') {
    const status = workStatuses.find((each) => folded(each) === folded(text))
    if (status) movement.status = status
    else refuse({ id: 'import.reason.status', values: { statuses: workStatuses.join(', ') } })
  } else if (field === 'price') {
    if (isOnRequest(text)) draft.priceNote = 'onRequest'
    else {
      const price = isNumber ? plainPrice(text, facts.decimal) : readPrice(text, facts.decimal)
      if (price === 'currency') refuse({ id: 'import.reason.currency' })
      else if (price === null || price.amount > 1e12) refuse({ id: 'import.reason.price' })
      else {
        // A workbook works prices out to more decimals than the ledger has.
        movement.price = Math.round(price.amount * 100) / 100
        if (price.currency !== null) movement.currency ??= price.currency
      }
    }
  } else if (field === 'currency') {
    // A gallery's own three letters come back in as its export wrote them.
    const code = currencyOf(text) ?? (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null)
    if (code !== null) movement.currency = code
    else if (!isBareSign(text)) refuse({ id: 'import.reason.currency' })
  } else if (field === 'movement_date') {
    const day = readDay(text, facts.days)
    if (day) movement.date = day
    else refuse({ id: 'import.reason.day' })
  } else if (text.length > 300)
    refuse({ id: 'import.reason.tooLong', values: { max: 300, length: text.length } })
  else movement[field] = text
}

/** A number of a spreadsheet is as it stands: none of its signs is one of thousands. */
function plainPrice(text: string, decimal: Plan['facts']['decimal']): Price | null {
  const amount = Number(text.replace(decimal, '.'))
  return Number.isFinite(amount) && amount >= 0 ? { amount, currency: null } : null
}

/**
 * Gives a price that names no currency the one that is chosen for such, or notes that nobody chose. A currency without a
 * price says nothing: what the work was worth before was in its own.
 */
export function settleCurrency({ rules }: Plan, draft: Draft): void {
  const { movement } = draft
  if (movement === undefined) return
  if (movement.price === undefined || movement.price === null) {
    delete movement.currency
    return
  }
  if (movement.currency !== undefined) return
  if (rules.currency === null) draft.priceNote = 'noCurrency'
  else movement.currency = rules.currency
}
