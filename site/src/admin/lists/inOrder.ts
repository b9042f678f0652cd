/** Things in the order of their ids; those that it does not name follow as they were. */
export function inOrder<Thing extends { id: number }>(
  things: readonly Thing[],
  order: readonly number[]
): Thing[] {
  const named = order.flatMap((id) => things.filter((thing) => thing.id === id))
  return [...named, ...things.filter(({ id }) => !order.includes(id))]
}
