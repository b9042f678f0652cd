import { ProofNeeded } from '@gallery/contract'
import { solve } from '../src/proof/solve.ts'
import type { Visitor } from './visitor.ts'

/** Books from an address as a browser does: where it is not the first from there, the puzzle is solved. */
export async function bookProving(visitor: Visitor, booking: object, from: string): Promise<Response> {
  const url = '/api/appointments'
  const answer = await visitor.post(url, booking, from)
  if (answer.status !== 428) return answer
  const { challenge } = ProofNeeded.parse(await answer.json())
  return visitor.post(url, { ...booking, proof: await solve(challenge) }, from)
}
