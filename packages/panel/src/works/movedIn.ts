import { Failure } from '@gallery/client'
import { type WorksMoved, WorksMovedAnswer } from '@gallery/contract'

/** The works that a refusal names as moved since they were seen, with their last movements and their sales; undefined for any other. */
export function movedIn(error: unknown): WorksMoved['moved'] | undefined {
  if (!(error instanceof Failure) || error.status !== 409) return undefined
  return WorksMovedAnswer.safeParse(error.body).data?.moved
}
