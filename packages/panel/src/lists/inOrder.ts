/** Things in the order of these ids; those that they do not name follow as they were. */
export function inOrder<Thing extends { id: string | number }>(
  things: readonly Thing[],
  order: readonly (string | number)[]
): Thing[] {
  const named = order.flatMap((id) => things.filter((thing) => thing.id === id))
  return [...named, ...things.filter(({ id }) => !order.includes(id))]
}
