import { Failure } from '@gallery/client'
import { type WorkHold, WorkHoldsAnswer } from '@gallery/contract'

/** The line that a refusal carries, of who holds a work by now; undefined for any other. */
export function lineIn(error: unknown): WorkHold[] | undefined {
  if (!(error instanceof Failure) || error.status !== 409) return undefined
  return WorkHoldsAnswer.safeParse(error.body).data?.data
}

/** What such a refusal says in words, where its line tells nothing: nobody has the work, and it is not held all the same. */
export function wordsOf(error: unknown): string | undefined {
  const line = lineIn(error)
  if (line === undefined || line.some(({ state }) => state !== 'over')) return undefined
  return error instanceof Failure ? error.message : undefined
}
