import { DrizzleQueryError } from 'drizzle-orm'
import { Refused } from '../errors.ts'
import { plainWords } from '../plainWords.ts'
import { say } from '../say.ts'

/**
 * Why something failed, for whoever runs the gallery: a refusal in its words, a statement that failed in the database's.
 * People's data belong in no terminal and in no row beside the work that failed.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return say('en', error.id, error.values)
  if (error instanceof DrizzleQueryError && error.cause) return reasonOf(error.cause)
  return error instanceof Error ? plainWords(error) : String(error)
}
