import { stat } from 'node:fs/promises'

/** Milliseconds without a byte more, after which a file that was begun is one that a killed process left halfway. */
export const abandoned = 60 * 60_000

/** Whether a file that is being written is left halfway, by the files' own clock. False of one that is gone. */
export async function isLeftHalfway(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found !== null && Date.now() - found.mtimeMs > abandoned
}
