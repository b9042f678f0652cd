import { dayOf, openingOf, translated } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { type FieldMessage, InvalidInput } from '../errors.ts'
import { readOpening } from './opening.queries.ts'

/** When a slot is to begin, and whether that is on purpose whatever the day. */
type Planned = {
  start: Date
  open_anyway: boolean
  /** The field that says when it begins, as the request names it. */
  field: string
}

const messages = {
  weekday: 'field.start.closedWeekday',
  holiday: 'field.start.closedHoliday',
  closure: 'field.start.closed',
} as const

/**
 * Refuses slots on days on which the gallery is closed, unless they are opened on purpose. Hours are not looked at: an
 * opening night is in the evening.
 *
 * @throws InvalidInput on the field of each that says why
 */
export async function refuseClosedDays(db: Db, zone: string, planned: readonly Planned[]): Promise<void> {
  const asked = planned
    .filter(({ open_anyway }) => !open_anyway)
    .map(({ start, field }) => ({ day: dayOf(start, zone), field }))
  const days = asked.map(({ day }) => day).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return
  const opening = await readOpening(db, first, last)
  const refused = asked.flatMap(({ day, field }): [string, FieldMessage][] => {
    const of = openingOf(day, opening)
    if (of.open) return []
    // In either language what there is in one of them.
    const [reason_es, reason_en] = [translated(of, 'reason', 'es').text, translated(of, 'reason', 'en').text]
    return [
      [field, { id: messages[of.why], values: { reason_es, reason_en, said: reason_es ? 'yes' : 'no' } }],
    ]
  })
  if (refused.length > 0) throw new InvalidInput(Object.fromEntries(refused))
}
