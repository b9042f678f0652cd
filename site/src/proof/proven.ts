import { Failure } from '@gallery/client'
import type { ProofNeeded } from '@gallery/contract'
import { solved } from './solved.ts'

/**
 * Sends what after a visitor's first takes a proof of work, which the browser sees to: the form is busy a little longer.
 *
 * @param sending sends it, without a proof at first; it shows no failure of status 428 then
 */
export async function proven<Answer>(sending: (proof?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await sending()
  } catch (error) {
    if (!(error instanceof Failure && isProofNeeded(error.body))) throw error
    return sending(await solved(error.body.challenge))
  }
}

function isProofNeeded(body: unknown): body is ProofNeeded {
  return typeof body === 'object' && body !== null && 'challenge' in body
}
