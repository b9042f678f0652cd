/** What a spreadsheet takes for a formula when a cell of a CSV file begins with it, behind any apostrophes. */
const formula = /^'*[=+\-@\t\r]/

/**
 * What comes behind a sign that separates cells for other readers than ours, and what they take for a formula there,
 * behind apostrophes and the quotation marks with which they think that the cell begins.
 *
 * Left out are the lines of a list in a note: a dash, a space and plain words until the line's end. Such a line calls
 * nothing and names no other file, having no bracket, `!`, `|` or apostrophe. As it ends in a word, and the quotation
 * mark of our cell comes next, what stands in the next column does not become part of it either.
 */
const begun = String.raw`(?=["']*[=+\-@])(?!(?<=[\r\n]'?)["']*- [\p{L}\p{M}\p{N} .,:/?¿¡-]*[\p{L}\p{M}\p{N}.?](?:[\r\n]|$))`
const inside = new RegExp(String.raw`(?<=[;\t\r\n])${begun}`, 'gu')
const guarded = new RegExp(String.raw`(?<=[;\t\r\n])'${begun}`, 'gu')

/**
 * A text for a cell of a CSV file that no spreadsheet runs: what begins as a formula gets an apostrophe in front, which
 * is how people at spreadsheets say that they mean a text. {@link unguardFormula} takes exactly that away again.
 *
 * The same is done within the text wherever a cell begins for a reader that separates by semicolons, as spreadsheets do
 * where the comma is the decimal sign, or by tabs. Quotation marks keep no cell together for it unless it begins with
 * one, and ours begin behind a comma; a line naming the separator (`sep=,`) would be a row of data to everybody else.
 */
export function guardFormula(text: string): string {
  const whole = text.replaceAll(inside, "'")
  return formula.test(text) ? `'${whole}` : whole
}

/** The text that {@link guardFormula}, or somebody at a spreadsheet, wrote with apostrophes in front of formulas. */
export function unguardFormula(text: string): string {
  const whole = text.replaceAll(guarded, '')
  return text.startsWith("'") && formula.test(text) ? whole.slice(1) : whole
}
