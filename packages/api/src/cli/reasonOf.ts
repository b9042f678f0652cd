import { DrizzleQueryError } from 'drizzle-orm'
import { Refused } from '../errors.ts'
import { say } from '../say.ts'

/**
 * A refusal in its words. Drizzle puts the query with all its values before the database's own words; people's data belong
 * in no terminal.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Refused) return say('en', error.id, error.values)
  if (error instanceof DrizzleQueryError && error.cause) return error.cause.message
  return error instanceof Error ? error.message : String(error)
}
