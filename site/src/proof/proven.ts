import { Failure } from '@gallery/client'
import type { ProofNeeded } from '@gallery/contract'

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
    const { solve } = await import('./solve.ts')
    return sending(await solve(error.body.challenge))
  }
}

function isProofNeeded(body: unknown): body is ProofNeeded {
  return typeof body === 'object' && body !== null && 'challenge' in body
}
