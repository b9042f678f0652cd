/** A list in parts of at most so many, in its order: for what the server takes only so many of at once. */
export function partsOf<One>(all: readonly One[], most: number): One[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most)
  )
}
