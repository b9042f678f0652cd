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
    const after = row.after ?? {}
    const told = lineChanges(subjects.lineBefore(row), after)
    // A line that says what stood there already is told as it is.
    return (told.length === 0 ? lineChanges(null, after) : told).map((change) => ({
      ...{ field: rowName(row), part, subject: null, what },
      ...change,
    }))
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

/** What a new line of a ledger changed of the one before it, if there was one. */
function lineChanges(
  earlier: Values | null,
  line: Values
): Pick<ActivityChange, 'name' | 'before' | 'after'>[] {
  const isPriceNew = priceOf(earlier) !== priceOf(line)
  return ledger.flatMap((name) => {
    const [before, after] = [stated(name, earlier), stated(name, line)]
    const isOfPrice = name === 'price' || name === 'currency'
    if (isOfPrice ? !isPriceNew : before === after) return []
    if (isEmpty(before) && isEmpty(after)) return []
    // That a line names no end does not say that there is none: a consignment goes on through it.
    if (isEmpty(after) && (name === 'due' || name === 'consigned_until')) return []
    // Each line is of a day of its own: the one before it was not moved.
    return [{ name, before: name === 'date' ? null : before, after }]
  })
}

/** What a line says of a thing; every line has a currency, also where nothing is asked. */
function stated(name: (typeof ledger)[number], line: Values | null): ShownValue {
  return name === 'currency' && isEmpty(shownValue(line?.price)) ? null : shownValue(line?.[name])
}

const priceOf = (line: Values | null) => `${stated('price', line)} ${stated('currency', line)}`

function isEmpty(value: ShownValue): boolean {
  return value === null || value === ''
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
