/** Prints a row of a table in Markdown. */
export function printRow(...cells) {
  console.log(`| ${cells.join(' | ')} |`)
}
