import type { Author } from '@gallery/contract'

/**
 * What to call who saved a record in between: their name, `somebody` where nobody is known, and undefined for the person
 * with the id `self`, who did in another window. A conflict tells who saved the record last: fields that somebody else
 * saved before that go by the same name.
 */
export function otherName(by: Author, self: number | undefined, somebody: string): string | undefined {
  if (by === null) return somebody
  return by.id === self ? undefined : by.full_name
}
