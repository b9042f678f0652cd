/** What a spreadsheet takes for a formula when a cell of a CSV file begins with it, behind any apostrophes. */
const formula = /^'*[=+\-@\t\r]/

/**
 * A text for a cell of a CSV file that no spreadsheet runs: what begins as a formula gets an apostrophe in front, which
 * is how people at spreadsheets say that they mean a text. {@link unguardFormula} takes exactly that away again.
 */
export function guardFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text that {@link guardFormula}, or somebody at a spreadsheet, wrote with an apostrophe in front. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text
}
