/** A text without accents and in lower case, for finding it by what somebody types. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a name holds all words of a query, accents and case aside; an empty one names everything. */
export function isNamed(name: string, query: string): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return words.every((word) => folded(name).includes(word))
}
