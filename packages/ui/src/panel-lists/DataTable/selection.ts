import type { RowId } from './dataColumn.ts'

/** What is ticked, with one or several rows more or less. */
export function withRows<Id extends RowId>(
  selected: ReadonlySet<Id>,
  ids: readonly Id[],
  ticked: boolean
): ReadonlySet<Id> {
  const next = new Set(selected)
  for (const id of ids) next[ticked ? 'add' : 'delete'](id)
  return next
}

/** The rows from one to the other, both included, whichever comes first; `to` alone when `from` is not on the page. */
export function rowsBetween<Id extends RowId>(ids: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const start = from === null ? -1 : ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** How much of the page is ticked. */
export function tickedPart(selected: ReadonlySet<RowId>, ids: readonly RowId[]): 'none' | 'some' | 'all' {
  const ticked = ids.filter((id) => selected.has(id)).length
  if (ticked === 0) return 'none'
  return ticked === ids.length ? 'all' : 'some'
}
