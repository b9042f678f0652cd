import { Failure } from '@gallery/client'
import { type WorksHeld, WorksHeldAnswer } from '@gallery/contract'

/** The works that a refusal names as held for somebody else; undefined for any other. */
export function heldIn(error: unknown): WorksHeld['held'] | undefined {
  if (!(error instanceof Failure) || error.status !== 409) return undefined
  return WorksHeldAnswer.safeParse(error.body).data?.held
}
