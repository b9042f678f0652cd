import type { ImportMend } from '@gallery/contract'

/** The cells of a file that somebody wrote anew in the review: by row, the place of the cell and what it says now. */
export type Mended = ReadonlyMap<number, readonly { at: number; to: string }[]>

/** Makes mends ready; the last one of a cell counts, those of columns that the file has not are left out. */
export function mendedOf(columns: readonly string[], mends: readonly ImportMend[]): Mended {
  const rows = new Map<number, { at: number; to: string }[]>()
  for (const { row, column, to } of mends) {
    const at = columns.indexOf(column)
    if (at !== -1) rows.set(row, [...(rows.get(row) ?? []), { at, to }])
  }
  return rows
}

/** The cells of a row as they are after its mends, be it one that the row ends before. */
export function withMends(mended: Mended, row: number, cells: readonly string[]): readonly string[] {
  const mends = mended.get(row)
  if (!mends) return cells
  const written = [...cells]
  for (const { at, to } of mends) {
    while (written.length < at) written.push('')
    written[at] = to
  }
  return written
}
