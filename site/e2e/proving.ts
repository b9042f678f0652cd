import { ProofNeeded } from '@gallery/contract'
import { solve } from '../src/proof/solve.ts'
import type { Visitor } from './visitor.ts'

/** Books from an address as a browser does: where it is not the first from there, the puzzle is solved. */
export function bookProving(visitor: Visitor, booking: object, from: string): Promise<Response> {
  return postProving(visitor, '/api/appointments', booking, from)
}

/** Sends what may take a proof, as {@link bookProving} does. */
export async function postProving(
  visitor: Visitor,
  path: string,
  body: object,
  from: string
): Promise<Response> {
  const answer = await visitor.post(path, body, from)
  if (answer.status !== 428) return answer
  const { challenge } = ProofNeeded.parse(await answer.json())
  return visitor.post(path, { ...body, proof: await solve(challenge) }, from)
}
