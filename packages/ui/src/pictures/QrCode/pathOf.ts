/** The dark modules of a QR code as one path: a box for each stretch of a row. */
export function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h${-run.length}z`)
    )
    .join('')
}
