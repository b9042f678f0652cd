/** What is wrong with a row as such: it has too many or too few cells, or a quote in it is never closed. */
type RowProblem = 'unclosed'

/**
 * A row of a file. `row` counts from 1 as a spreadsheet shows it, empty rows included; `numbers` are the places of the
 * cells that a spreadsheet keeps as numbers, which are written out with the file's own sign before their decimals.
 */
export type TableRow = { row: number; cells: string[]; numbers?: ReadonlySet<number>; problem?: RowProblem }

/** The rows of a file, one after the other, never all at once. */
export type TableRows = AsyncGenerator<TableRow, void, undefined>
