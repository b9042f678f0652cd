/** The slot that a gallerist would look at first: the one that goes on or comes next, or the last when all are over. */
export function nearestSlot<Slot extends { start: string; end: string }>(
  slots: readonly Slot[],
  now: Date
): Slot | undefined {
  const inOrder = slots.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start))
  return inOrder.find(({ end }) => new Date(end) > now) ?? inOrder.at(-1)
}
