import { equal } from './equal.ts'

/** A field that two people changed, each in their own way. */
export interface FieldConflict<Field extends string> {
  field: Field
  mine: unknown
  theirs: unknown
}

/** What became of two changes to one record. */
export interface Merged<Values, Field extends string> {
  /** Both changes together; fields in conflict still have what was typed here. */
  values: Values
  conflicts: readonly FieldConflict<Field>[]
  /** Fields that only the other side touched, taken over as they are there. */
  taken: readonly Field[]
}

/**
 * Brings together two changes that began at the same state, field by field: what one side alone touched is taken from
 * it, what both touched differently is for a person to decide.
 */
export function mergeRecord<Values extends object, Field extends string & keyof Values>(
  fields: readonly Field[],
  base: Values,
  mine: Values,
  theirs: Values
): Merged<Values, Field> {
  const taken = fields.filter(
    (field) => equal(mine[field], base[field]) && !equal(theirs[field], base[field])
  )
  const conflicts = fields
    .filter(
      (field) =>
        !equal(mine[field], base[field]) &&
        !equal(theirs[field], base[field]) &&
        !equal(mine[field], theirs[field])
    )
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }))
  const values = { ...mine }
  for (const field of taken) values[field] = theirs[field]
  return { values, conflicts, taken }
}
