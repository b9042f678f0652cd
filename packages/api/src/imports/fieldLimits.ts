import { ArtistForm, type ImportKind, ItemForm, WorkForm } from '@gallery/contract'
import type { z } from 'zod'
import type { Value } from './draft.ts'
import type { Reason } from './faults.ts'

/** What a reader made of a cell: a value, or the reason why there is none. */
export type Read = { value: Value } | { reason: Reason }

const shapes: Readonly<Record<ImportKind, Readonly<Record<string, z.ZodType>>>> = {
  works: WorkForm.shape,
  artists: ArtistForm.shape,
  items: ItemForm.shape,
}

/** Whether records of a kind have a field of that name. */
export function hasField(kind: ImportKind, field: string): boolean {
  return field in shapes[kind]
}

/** The contract's own limits, each with the reason in words. */
export function check(kind: ImportKind, field: string, value: Value): Read {
  const result = shapes[kind][field]?.safeParse(value)
  if (!result || result.success) return { value }
  const [issue] = result.error.issues
  if (issue?.code === 'too_small' && issue.origin === 'string') return { value }
  if (issue?.code === 'too_big' && typeof value === 'string') {
    const values = { max: Number(issue.maximum), length: value.length }
    return { reason: { id: 'import.reason.tooLong', values } }
  }
  const isRange = issue?.code === 'too_big' || issue?.code === 'too_small'
  return { reason: { id: isRange ? 'import.reason.outOfRange' : 'import.reason.invalid' } }
}
