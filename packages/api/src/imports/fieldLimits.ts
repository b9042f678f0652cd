import {
  artistFields,
  type Field,
  type Fields,
  fileFields,
  type ImportKind,
  itemFields,
  workFields,
} from '@gallery/contract'
import type { Value } from './draft.ts'
import type { Reason } from './faults.ts'

/** What a reader made of a cell: a value, or the reason why there is none. */
export type Read = { value: Value } | { reason: Reason }

const fieldsOfKind: Readonly<Record<ImportKind, Fields>> = {
  works: workFields,
  artists: artistFields,
  items: itemFields,
  files: fileFields,
}

/** The record's own field that a column goes to; undefined for what is put together of it, or is another record's. */
export function fieldOf(kind: ImportKind, target: string): Field | undefined {
  return fieldsOfKind[kind][target]
}

/** The contract's own limits, each with the reason in words. */
export function check(kind: ImportKind, field: string, value: Value): Read {
  const result = fieldOf(kind, field)?.inForm.safeParse(value)
  if (!result || result.success) return { value }
  const [issue] = result.error.issues
  if (issue?.code === 'too_small' && issue.origin === 'string') return { value }
  if (issue?.code === 'too_big' && typeof value === 'string') {
    const values = { max: Number(issue.maximum), length: value.length }
    return { reason: { id: 'import.reason.tooLong', values } }
  }
  if (issue?.message === 'captions') return { reason: { id: 'field.captions' } }
  const isRange = issue?.code === 'too_big' || issue?.code === 'too_small'
  return { reason: { id: isRange ? 'import.reason.outOfRange' : 'import.reason.invalid' } }
}
