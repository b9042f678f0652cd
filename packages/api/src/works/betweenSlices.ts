import { setImmediate } from 'node:timers/promises'

/** What a long change does between two slices. An object, so that a test can hold the change in its midst. */
export const betweenSlices = {
  /** Gives way: the word of how far the change is leaves, and the word to end it arrives. */
  async pause(): Promise<void> {
    await setImmediate()
  },
}
