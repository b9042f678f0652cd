/**
 * The tab that a key leads to, or null when the key means nothing to a row of tabs. Past either end it goes round.
 *
 * @param current The place of the tab that shows, from 0.
 * @param count How many tabs can be chosen.
 */
export function tabMove(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  return null
}
