import { Refused } from '../errors.ts'

/** Does a work when it is its turn. @throws Refused 503 when too many wait already */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Turns for works of which only so many are done at once, and for which only so many wait. */
export function openTurns(atOnce: number, mostWaiting: number): Turns {
  let busy = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (busy >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new Refused(503, 'iiif.busy', {}, { headers: { 'retry-after': '2' } })
      await new Promise<void>((enter) => waiting.push(enter))
    } else busy += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes the place over.
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
