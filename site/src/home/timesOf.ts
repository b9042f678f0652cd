import type { OpenDay } from './useHomeQuery.ts'

/** The times that an open day is about: the one that a link chose to book, or all of its own. */
export function timesOf(
  { slot, waits }: Pick<OpenDay, 'slot' | 'waits'>,
  times: readonly number[]
): readonly number[] {
  if (slot === undefined) return times
  return waits ? [] : [slot]
}
