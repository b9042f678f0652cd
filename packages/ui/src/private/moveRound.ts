/**
 * The place that a key leads to among several in a row, past either end round to the other; null when the key means
 * nothing to them.
 *
 * @param arrows The keys that go on and back: down and up, right and left.
 * @param current The place of the one with the focus, -1 without one.
 */
export function moveRound(
  key: string,
  [on, back]: readonly [on: string, back: string],
  current: number,
  count: number
): number | null {
  const last = count - 1
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === on) return (current + 1) % count
  if (key === back) return current <= 0 ? last : current - 1
  return null
}
