/** The ids of records, in their order. */
export function idsOf(records: readonly { id: number }[]): number[] {
  return records.map(({ id }) => id)
}

/** The ids of records, the lowest first: where rows are locked, by all in the same order. */
export function idsInOrder(records: readonly { id: number }[]): number[] {
  return idsOf(records).sort((one, other) => one - other)
}
