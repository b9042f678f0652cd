import { DrizzleQueryError } from 'drizzle-orm'

/** What Drizzle puts before the values of a statement that failed. */
const beforeValues = '\nparams: '

/**
 * What an error says, without people's data: Drizzle's message holds every value of the statement, a mail with its links
 * too, and the database quotes a value that it cannot read (class 22).
 */
export function plainWords(error: Error): string {
  const { message } = error
  if (message.includes('Failed query: ')) return message.split(beforeValues, 1).join()
  const isOfValue = 'severity' in error && 'code' in error && String(error.code).startsWith('22')
  return isOfValue ? message.replace(/".*"/s, '“…”') : message
}

/** What made an error: that of a statement that failed is what the database said. */
export function causeOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause ? causeOf(error.cause) : error
}

/** What the cause of a failure says, without people's data. */
export function wordsOf(error: unknown): string {
  const cause = causeOf(error)
  return cause instanceof Error ? plainWords(cause) : String(cause)
}

/** The same with what made it: `fetch failed (connect ECONNREFUSED 127.0.0.1:25)`. */
export function wordsWithCause(error: unknown): string {
  const failure = causeOf(error)
  if (!(failure instanceof Error)) return String(failure)
  const own = plainWords(failure) || ('code' in failure ? String(failure.code) : failure.name)
  const cause = failure.cause instanceof Error ? wordsWithCause(failure.cause) : ''
  return own.includes(cause) ? own : `${own} (${cause})`
}
