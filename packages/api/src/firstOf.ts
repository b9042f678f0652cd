/** The first of many in a sentence: `a, b, c and 12 more`. */
export function firstOf(names: readonly string[], most: number): string {
  const first = names.slice(0, most).join(', ')
  return names.length > most ? `${first} and ${names.length - most} more` : first
}
