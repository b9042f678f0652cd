import { Failure } from './failure.ts'

/** Does what may be refused, where the call has told of it already: resolves with whether it was done. Anything else is thrown. */
export async function reported(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return false
  }
}
