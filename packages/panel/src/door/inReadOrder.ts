/** How many codes are kept in sight. */
const kept = 21

/**
 * What the codes were worth, the one that was read last before the others: an answer that had to be waited for does not
 * take the place of what was read since.
 */
export function inReadOrder<Read extends { at: string }>(others: readonly Read[], read: Read): Read[] {
  return [read, ...others].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, kept)
}
