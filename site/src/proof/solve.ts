import type { WorkChallenge } from '@gallery/contract'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Does the work that a form is guarded by: a second or two of the machine's time, in slices, so that the
 * page stays usable. @returns the proof as the API reads it. @throws Error when it could not be done
 */
export async function solve(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The puzzle of the form has no solution')
  return btoa(JSON.stringify({ challenge, solution }))
}
