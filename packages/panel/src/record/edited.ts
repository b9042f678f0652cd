import type { Draft } from './draft.ts'
import { equal } from './equal.ts'
import { mergeRecord } from './mergeRecord.ts'
import { pick } from './pick.ts'

/** What a record must have to be edited: when it was last saved, if it exists. */
export interface Saved {
  updated_at?: string | undefined
}

/** A record under edit: what is typed beside what is saved. */
export interface Edited<Row, Field extends keyof Row> {
  /** The record as it is saved. */
  base: Row
  /** What stands in the fields. */
  values: Pick<Row, Field>
  /** What was typed into fields of numbers, as it was typed. */
  typed: Readonly<Record<string, string>>
}

/** The state that a form starts from, and what stands in it: a draft begins where it was begun. */
export function opened<Row extends Saved, Field extends string & keyof Row>(
  draft: Draft | undefined,
  record: Row,
  fields: readonly Field[]
): Edited<Row, Field> {
  if (!draft) return { base: record, values: pick(record, fields), typed: {} }
  const known = fields.filter((field) => field in draft.values)
  return {
    base: { ...record, ...pick(draft.base, known), updated_at: draft.updated_at },
    values: { ...pick(record, fields), ...pick(draft.values, known) },
    typed: {},
  }
}

/** The fields that differ from what is saved. */
export function changedIn<Row, Field extends keyof Row>(
  { base, values }: Pick<Edited<Row, Field>, 'base' | 'values'>,
  fields: readonly Field[]
): readonly Field[] {
  return fields.filter((field) => !equal(values[field], base[field]))
}

/**
 * The form after the record was read anew, saved by it or by something beside it; the same object where nothing comes of
 * that. A typed value that is meanwhile the saved one is no change: it may have been saved from a list. With nothing else
 * typed, or on its way, a newer state is what the form shows. Fields that came beside what is typed, those of a picture
 * that was added, begin as they came: nobody wrote in them.
 */
export function renewed<Row extends Saved, Field extends string & keyof Row>(
  edited: Edited<Row, Field>,
  record: Row,
  fields: readonly Field[],
  isSaving: boolean
): Edited<Row, Field> {
  const { base, values } = edited
  if (isNewer(base, record)) return edited
  const changed = changedIn(edited, fields)
  const takesOver = !isSaving && isNewer(record, base)
  const same = takesOver ? changed.filter((field) => equal(values[field], record[field])) : []
  if (takesOver && same.length === changed.length) {
    return shown(edited, record, pick(record, fields))
  }
  const came = fields.filter((field) => !(field in base) && field in record)
  if (came.length === 0 && same.length === 0) return edited
  const unwritten = came.filter((field) => values[field] === undefined)
  return {
    ...edited,
    base: { ...pick(record, came), ...base, ...pick(record, same) },
    values: { ...values, ...pick(record, unwritten) },
  }
}

/** The form after `sent` was saved: what was typed since stands before what the server made of it. */
export function settled<Row extends Saved, Field extends string & keyof Row>(
  edited: Edited<Row, Field>,
  sent: Pick<Edited<Row, Field>, 'values' | 'typed'>,
  saved: Row,
  fields: readonly Field[]
): Edited<Row, Field> {
  const since = mergeRecord(fields, sent.values, edited.values, pick(saved, fields)).values
  // Of fields of numbers, the texts that are not those that were sent.
  const typed = Object.entries(edited.typed).filter(([field, text]) => text !== sent.typed[field])
  return { ...shown(edited, saved, since), typed: Object.fromEntries(typed) }
}

/**
 * Takes a state of the record over. Fields that the record has not now, those of a picture that was deleted, keep what
 * they had: it may come back.
 */
function shown<Row, Field extends keyof Row>(
  edited: Edited<Row, Field>,
  record: Row,
  values: Pick<Row, Field>
): Edited<Row, Field> {
  return {
    ...edited,
    base: { ...edited.base, ...record },
    values: { ...edited.values, ...values },
  }
}

function isNewer(one: Saved, other: Saved): boolean {
  return (one.updated_at ?? '') > (other.updated_at ?? '')
}
