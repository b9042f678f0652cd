import { Refused } from './errors.ts'
import { causeOf, wordsOf } from './plainWords.ts'
import { say } from './say.ts'

/**
 * Why something failed, for whoever runs the gallery: a refusal in its words, a statement that failed in the database's.
 * People's data belong in no terminal.
 */
export function reasonOf(error: unknown): string {
  const cause = causeOf(error)
  return cause instanceof Refused ? say('en', cause.id, cause.values) : wordsOf(cause)
}
