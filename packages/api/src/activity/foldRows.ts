import type { Json } from '../tables/activity.table.ts'

/** Columns with their values. */
export type Values = Readonly<Record<string, Json>>

/** What happened to a row: `after` alone of a new one, `before` alone of one that is gone, changed columns otherwise. */
export type RowChange = {
  table: string
  part: boolean
  key: Values
  before: Values | null
  after: Values | null
}

/**
 * What became of each row in the end, of changes in their order: an artist who was taken off and put back at another
 * place has moved, a row that came and went is nothing.
 */
export function foldRows(changes: readonly RowChange[]): RowChange[] {
  const folded = new Map<string, RowChange>()
  for (const change of changes) {
    const name = `${change.table} ${JSON.stringify(change.key)}`
    const earlier = folded.get(name)
    const both = earlier === undefined ? change : fold(earlier, change)
    if (both === null) folded.delete(name)
    else folded.set(name, both)
  }
  return [...folded.values()]
}

function fold(first: RowChange, second: RowChange): RowChange | null {
  const isNew = first.before === null
  const isGone = second.after === null
  if (isNew && isGone) return null
  if (isNew) return { ...first, after: { ...first.after, ...second.after } }
  if (isGone) return { ...second, before: { ...second.before, ...first.before } }
  const before: Record<string, Json> = {}
  const after: Record<string, Json> = {}
  for (const name of new Set([...Object.keys(first.before ?? {}), ...Object.keys(second.after ?? {})])) {
    const was = stated(name, first.before, second.before)
    const is = stated(name, second.after, first.after)
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    before[name] = was
    after[name] = is
  }
  return Object.keys(after).length === 0 ? null : { ...first, before, after }
}

/** What the first of two states says of a column, or the second where the first says nothing. */
function stated(name: string, first: Values | null, second: Values | null): Json {
  return (first !== null && name in first ? first[name] : second?.[name]) ?? null
}
