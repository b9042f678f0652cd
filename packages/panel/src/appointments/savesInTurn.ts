import { inTurn } from '../frame/inTurn.ts'

/** Saves a number, unless it `holds` or is about to. @throws what `send` throws */
export type SaveNumber = (
  wanted: number,
  holds: number,
  send: (number: number) => Promise<unknown>
) => Promise<void>

/**
 * Gives what saves a number that may be changed again while it is on its way: each is sent after the one before, which was
 * saved or refused by then, so that the last one holds in the end.
 */
export function savesInTurn(): SaveNumber {
  const run = inTurn()
  let last: { wanted: number; answer: Promise<unknown> } | undefined
  return async (wanted, holds, send) => {
    if (!last && wanted === holds) return
    if (last?.wanted !== wanted) last = { wanted, answer: run(() => send(wanted)) }
    const mine = last
    try {
      await mine.answer
    } finally {
      if (last === mine) last = undefined
    }
  }
}
