/** The records with these ids, in the order of the ids. */
export function inOrder<Row extends { id: string | number }>(
  rows: readonly Row[],
  ids: readonly (string | number)[]
): Row[] {
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}
