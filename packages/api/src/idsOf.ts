/** The ids of records, in their order. */
export function idsOf(records: readonly { id: number }[]): number[] {
  return records.map(({ id }) => id)
}
