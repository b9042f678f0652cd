/** Characters that a cell of a spreadsheet holds. */
export const fullCell = 32_767

/**
 * A text as a spreadsheet's cell can hold it. A longer one is cut to exactly {@link fullCell} characters and ends in "…":
 * by that length an import knows that it is not whole, whoever cut it.
 */
export function fitIntoCell(text: string): string {
  if (text.length <= fullCell) return text
  return `${text.slice(0, fullCell - 1).replace(/[\uD800-\uDBFF]$/, '…')}…`
}
