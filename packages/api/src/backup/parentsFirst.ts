/**
 * Puts tables in an order in which each comes after those that it refers to; a table may refer to itself.
 * @throws when tables refer to each other in a circle
 */
export function parentsFirst<Table extends { name: string; parents: readonly string[] }>(
  tables: readonly Table[]
): Table[] {
  const ordered: Table[] = []
  let waiting = [...tables]
  while (waiting.length > 0) {
    const blocked = waiting.filter(({ name, parents }) =>
      waiting.some((other) => other.name !== name && parents.includes(other.name))
    )
    if (blocked.length === waiting.length) {
      throw new Error(`These tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`)
    }
    ordered.push(...waiting.filter((table) => !blocked.includes(table)))
    waiting = blocked
  }
  return ordered
}
