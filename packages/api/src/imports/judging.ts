import type { ArtistBook } from './artistBook.ts'
import type { Current, Places } from './current.ts'
import type { Draft } from './draft.ts'
import { fault, type Reason } from './faults.ts'
import type { FormerNames } from './formerNames.queries.ts'
import type { Change, Data } from './judged.ts'
import type { Plan } from './plan.ts'

/** What rows are judged by besides their records. */
export type Knowledge = { book: ArtistBook; places: Places; wasCalled: FormerNames }

/** A row that is being judged: what it says, what there is, and what was found so far. */
export type Judging = {
  plan: Plan
  /** The row as it was understood. What is wrong with it comes to its faults. */
  draft: Draft
  /** The record that its key names, as it is; of several the first. Not there for a new one. */
  current: Current | undefined
  known: Knowledge
  /** What applying the row would write: it grows. */
  data: Data
  /** The cells of its record that would change: they grow. */
  changes: Change[]
}

/** Refuses a field of a row; one that no column is mapped to is the row's own fault. */
export function refuse({ plan, draft }: Judging, field: string, reason: Reason): void {
  const mapped = plan.fields.find((each) => each.field === field)
  draft.faults.push(fault(mapped ?? { column: '', field }, mapped ? (draft.cells[field] ?? '') : '', reason))
}

/** Notes that a cell changes; of a new record none does. */
export function noteChange({ current, changes }: Judging, change: Change): void {
  if (current) changes.push(change)
}
