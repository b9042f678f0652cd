/** Rows that are ticked, by their ids, in the order in which they were. */
export type Ticks<Row> = ReadonlyMap<string | number, Row>

/** The same rows, those that are on the screen as they were read last: what is done with them starts from there. */
export function renewed<Row extends { id: string | number }>(
  ticks: Ticks<Row>,
  shown: readonly Row[]
): Ticks<Row> {
  const newer = shown.filter((row) => ticks.has(row.id) && ticks.get(row.id) !== row)
  return newer.length === 0 ? ticks : new Map([...ticks, ...newer.map((row) => [row.id, row] as const)])
}

/** Without those that are gone. */
export function without<Id>(ticks: ReadonlySet<Id>, gone: Iterable<Id>): ReadonlySet<Id> {
  const ids = new Set(gone)
  return new Set([...ticks].filter((id) => !ids.has(id)))
}
