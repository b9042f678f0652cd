import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds of the longest pause. */
const longest = 400

/**
 * Gives a function that, called between two pieces of long work, pauses as long as the last piece took. A page asks the
 * one connection of the embedded database several times over, and waits for a piece each time: in the pause it gets
 * through. Where everybody has a connection of their own there is no pause.
 */
export function pacer(isShared: boolean): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (isShared) await pause(Math.min(longest, performance.now() - since))
    since = performance.now()
  }
}
