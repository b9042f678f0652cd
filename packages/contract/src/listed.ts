/** Words that are written with a capital each, as one line: "Silla de ruedas, lengua de señas". None of them is a name. */
export function listed(words: readonly string[]): string {
  const [first = '', ...rest] = words
  return [first, ...rest.map((word) => word.charAt(0).toLowerCase() + word.slice(1))].join(', ')
}
