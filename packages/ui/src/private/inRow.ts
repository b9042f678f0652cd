/** What stands between things in a row: ", ", in the script of Arabic "، ". */
export function comma(language: string): string {
  return /^(ar|fa|ur)\b/.test(language) ? '، ' : ', '
}

/** Facts in a row, as many of them as there are: "Room 1, by registration". */
export function inRow(language: string, facts: readonly (string | number | null | undefined)[]): string {
  return facts.filter(Boolean).join(comma(language))
}
