import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds of the longest rest. */
const longest = 400
/** Milliseconds in which whoever asks for one thing after the other has asked for the next. */
const silence = 4

/** What a rest is measured and taken by. */
type Time = { now: () => number; pause: (milliseconds: number) => Promise<unknown> }

/**
 * Gives a function that, called between two pieces of long work, rests while others ask the database: as long as the last
 * piece took at most. A page asks the one connection of PGlite several times over, and waits for a piece
 * each time: in the rest it gets through, and while nobody asks the work goes on.
 *
 * @param asked how many questions there were so far, see `Database`; without it there is no rest
 */
export function pacer(
  asked: (() => number) | undefined,
  { now, pause }: Time = ownTime
): () => Promise<void> {
  let since = now()
  return async () => {
    if (asked) {
      const end = now() + Math.min(longest, now() - since)
      let before: number
      do {
        before = asked()
        await pause(silence)
      } while (asked() !== before && now() < end)
    }
    since = now()
  }
}

const ownTime: Time = { now: () => performance.now(), pause }
