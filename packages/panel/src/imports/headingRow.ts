/** The row of the headings that somebody typed, 0 for none; undefined for what names no row, an emptied field above all. */
export function headingRow(typed: string): number | undefined {
  const row = Number(typed)
  return typed.trim() !== '' && Number.isInteger(row) ? row : undefined
}
