import { Failure } from '@gallery/client'
import { type WorkHold, WorkHoldsAnswer } from '@gallery/contract'

/** The line that a refusal carries, of who holds a work by now; undefined for any other. */
export function lineIn(error: unknown): WorkHold[] | undefined {
  if (!(error instanceof Failure) || error.status !== 409) return undefined
  return WorkHoldsAnswer.safeParse(error.body).data?.data
}
