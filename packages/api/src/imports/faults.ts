import type { MessageId, Values } from '../say.ts'
import { cut } from './cells/cut.ts'

/** Why a cell or a row is refused: a text of the catalogue with what fills it, to be said in anybody's language. */
export type Reason = { id: MessageId; values?: Values }

/** What is refused: the file's column and our field (empty for a whole row), and the value as it stands, cut short. */
export type Fault = { column: string; field: string; value: string; reason: Reason }

/** Characters of a refused value that are kept. */
const shownValue = 300

/** A fault of a cell. */
export function fault(place: { column: string; field: string }, value: string, reason: Reason): Fault {
  return { column: place.column, field: place.field, value: cut(value, shownValue), reason }
}
