import { Failure } from '@gallery/client'

/**
 * Takes records out of the bin, one after the other. One that somebody was faster with (404) is passed over, and so is one
 * that is refused, until all have been tried.
 *
 * @param restore @throws Failure, 404 for one that is not in the bin any more
 * @throws Failure that of the first that was refused, else 404 where none of them was in the bin any more
 */
export async function restoreEach(
  ids: readonly number[],
  restore: (id: number) => Promise<unknown>
): Promise<void> {
  const missing: Failure[] = []
  const refused: Failure[] = []
  for (const id of ids) {
    try {
      await restore(id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const those = error.status === 404 ? missing : refused
      those.push(error)
    }
  }
  const [failure] = missing.length === ids.length ? missing : refused
  if (failure !== undefined) throw failure
}
