import type { WorkStatus } from '@gallery/contract'
import { cellText } from './cellText.ts'
import type { Current } from './current.ts'
import type { DraftMovement, Value } from './draft.ts'
import { type Judging, noteChange, refuse } from './judging.ts'

/** What a first movement is that tells a price, an owner or a place, but no status: tables of prices have none. */
const plainStatus: WorkStatus = 'Para registro'

/**
 * A movement is made when the row says something that the last one does not. It takes the rest over from that one, which
 * it has to follow: a line of an earlier day would change nothing of what the work is now.
 */
export function judgeMovement(judging: Judging): void {
  const {
    draft: { movement },
    current,
    data,
  } = judging
  if (movement === undefined || Object.keys(movement).length === 0) return
  const last = current?.movement ?? null
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
