/** The beginning of a text that is too long to be shown whole, an ellipsis after it; `most` in letters. */
export function firstWords(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most).join('').trimEnd()}…`
}
