import type { ActivityChange, ShownValue } from '@gallery/contract'
import type { Json } from '../tables/activity.table.ts'
import { excerpts } from './excerpt.ts'
import type { RowChange, Values } from './foldRows.ts'
import { changedColumns, fieldName, isGoneColumn, partOf, rowName, whatOf } from './parts.ts'
import type { Subjects } from './subjects.queries.ts'

/** What a line of a work's ledger tells, in this order; with whom the work is stays out of the history. */
const ledger = [
  'status',
  'purpose',
  'owner',
  'price',
  'currency',
  'address',
  'date',
  'due',
  'consigned_until',
] as const

/** A row's changes as people are told about them. What a new record was made of is not told. */
export function shownChanges(row: RowChange, subjects: Subjects): ActivityChange[] {
  const part = partOf(row.table)?.part ?? null
  const what = whatOf(row)
  const subject = part === null ? null : subjects.row(row)
  if (part === 'movements' && row.before === null) {
    return ledger.flatMap((name) => {
      const after = shownValue(row.after?.[name])
      const base = { field: rowName(row), part, subject: null, what, before: null }
      // Every line has a currency, also where nothing is asked.
      const isOfNothing = name === 'currency' && shownValue(row.after?.price) === null
      return after === null || after === '' || isOfNothing ? [] : [{ ...base, name, after }]
    })
  }
  if (part !== null && what !== 'changed') {
    return [{ field: rowName(row), part, subject, what, name: null, before: null, after: null }]
  }
  return changedColumns(row)
    .filter((name) => !isGoneColumn(name))
    .map((name) => {
      const [before, after] = shownPair(name, row, subjects)
      return { field: fieldName(row, name), part, subject, what: 'changed' as const, name, before, after }
    })
}

/** A column's two values as people compare them. */
function shownPair(name: string, row: RowChange, subjects: Subjects): [ShownValue, ShownValue] {
  const [before, after] = [row.before?.[name], row.after?.[name]]
  const [was, is] = [subjects.record(name, before), subjects.record(name, after)]
  if (was !== null || is !== null) return [was, is]
  if (typeof before === 'string' && typeof after === 'string') return excerpts(before, after)
  return [shownValue(before), shownValue(after)]
}

/** A column's value in a state of its row. */
export function shownNow(name: string, values: Values | null, subjects: Subjects): ShownValue {
  return subjects.record(name, values?.[name]) ?? shownValue(values?.[name])
}

/** A value as it can be read; what is put together of several is told as its parts, one after the other. */
function shownValue(value: Json | undefined): ShownValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return excerpts(value, value)[0]
  if (typeof value === 'object') return JSON.stringify(value)
  return value
}
