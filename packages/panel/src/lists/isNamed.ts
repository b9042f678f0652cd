import { withoutMarks } from '@gallery/contract'

/** A text without accents and in lower case, for finding it by what somebody types. */
function folded(text: string): string {
  return withoutMarks(text).toLowerCase()
}

/** Whether a name holds all words of a query, accents and case aside; an empty one names everything. */
export function isNamed(name: string, query: string): boolean {
  const text = folded(name)
  const words = folded(query).split(/\s+/).filter(Boolean)
  return words.every((word) => text.includes(word))
}
