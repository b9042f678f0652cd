import { MovementForm, ownerAfter, type WorkStatus } from '@gallery/contract'
import { cellText } from './cellText.ts'
import type { Current } from './current.ts'
import type { DraftMovement, Value } from './draft.ts'
import { type Judging, noteChange, refuse } from './judging.ts'

/** What a first movement is that tells a price, an owner or a place, but no status: tables of prices have none. */
const plainStatus: WorkStatus = 'Para registro'

/** What the ledger takes a price to be in that says nothing else. */
const plainCurrency = MovementForm.shape.currency.parse(undefined)

/**
 * A movement is made when the row says something that the last one does not. It takes the rest over from that one, which
 * it has to follow: a line of an earlier day would change nothing of what the work is now.
 */
export function judgeMovement(judging: Judging): void {
  const { draft, current, data } = judging
  const last = current?.movement ?? null
  if (draft.movement === undefined || Object.keys(draft.movement).length === 0) return
  const movement = withBuyer(withCurrency(draft.movement, last), current)
  const differing = Object.entries(movement).filter(([field, value]) => readField(last, field) !== value)
  if (differing.length === 0) return
  if (last !== null && movement.date !== undefined && movement.date < last.date) {
    refuse(judging, 'movement_date', { id: 'import.reason.dayBefore', values: { day: last.date } })
  }
  data.movement = { status: plainStatus, ...worthOf(last), ...movement }
  for (const [field, value] of differing) {
    noteChange(judging, {
      field: field === 'date' ? 'movement_date' : field,
      old: cellText(readField(last, field)),
      new: cellText(value),
    })
  }
}

/** A price whose currency nobody says is in that of the last one, or where there is none in the ledger's own. */
function withCurrency(movement: DraftMovement, last: Current['movement']): DraftMovement {
  const isTold = movement.price === undefined || movement.currency !== undefined
  const goesOn = last !== null && last.price !== null
  return isTold || goesOn ? movement : { ...movement, currency: plainCurrency }
}

/** A sale whose buyer nobody says: it has none yet, where the work was not sold before. Who consigned it did not buy it. */
function withBuyer(movement: DraftMovement, current: Current | undefined): DraftMovement {
  const last = current?.movement
  if (!last || movement.status !== 'Vendida' || movement.owner !== undefined) return movement
  return { ...movement, owner: ownerAfter(movement.status, { sold: current.sold, owner: last.owner }) }
}

/** What a new line repeats of the last, as long as its row says nothing else. */
function worthOf(last: Current['movement']): DraftMovement {
  if (last === null) return {}
  const { status, price, currency, owner, address } = last
  return { status, price, currency, owner, address }
}

function readField(movement: Current['movement'], field: string): Value {
  const values: Readonly<Record<string, Value>> = { ...movement }
  return values[field] ?? null
}
