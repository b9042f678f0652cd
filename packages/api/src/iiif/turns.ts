import { Refused } from '../errors.ts'

/**
 * Does a work when it is its turn, unless nobody wants it any more by then.
 *
 * @throws Refused 503 when too many wait already, or when it was not wanted any more
 */
export type Turns = <Result>(isWanted: () => boolean, work: () => Promise<Result>) => Promise<Result>

/** Turns for works of which only so many are done at once, and for which only so many wait. */
export function openTurns(atOnce: number, mostWaiting: number): Turns {
  let busy = 0
  let waiting: { isWanted(): boolean; enter(): void; leave(): void }[] = []

  /** Whoever waits for nothing leaves the line. */
  function sendAway(): void {
    for (const { isWanted, leave } of waiting) if (!isWanted()) leave()
    waiting = waiting.filter(({ isWanted }) => isWanted())
  }

  async function wait(isWanted: () => boolean): Promise<void> {
    if (waiting.length >= mostWaiting) sendAway()
    if (waiting.length >= mostWaiting) throw tooBusy()
    await new Promise<void>((enter, refuse) =>
      waiting.push({ isWanted, enter, leave: () => refuse(tooBusy()) })
    )
  }

  return async (isWanted, work) => {
    if (busy >= atOnce) await wait(isWanted)
    else busy += 1
    try {
      return await work()
    } finally {
      sendAway()
      // Whoever waits takes the place over.
      const next = waiting.shift()
      if (next) next.enter()
      else busy -= 1
    }
  }
}

function tooBusy(): Refused {
  return new Refused(503, 'iiif.busy', {}, { headers: { 'retry-after': '2' } })
}
