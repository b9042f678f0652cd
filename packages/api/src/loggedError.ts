import { plainWords } from './plainWords.ts'

/** What an error has beside its words that helps whoever reads it. All else it may hold is people's: values, mails, rows. */
const facts = [
  ...['code', 'errno', 'syscall', 'path', 'address', 'port', 'status', 'statusCode', 'responseCode'],
  ...['command', 'severity', 'table', 'column', 'constraint', 'routine'],
]

/** As an error stands in the log. */
interface LoggedError {
  type: string
  message: string
  stack: string
  cause?: LoggedError
  errors?: LoggedError[]
  [fact: string]: unknown
}

/**
 * How the log shows an error and what it wraps: of a statement that failed its text and why, none of the values that it
 * was given, nor PostgreSQL's `detail`, which quotes rows.
 */
export function loggedError(thrown: unknown): LoggedError {
  if (thrown instanceof Error) return describe(thrown, 5)
  return { type: typeof thrown, message: String(thrown), stack: '' }
}

function describe(error: Error, depth: number): LoggedError {
  const message = plainWords(error)
  const known = Object.entries(error).filter(([name, value]) => facts.includes(name) && isPlain(value))
  const cause = error.cause instanceof Error && depth > 0 ? describe(error.cause, depth - 1) : undefined
  const errors =
    error instanceof AggregateError && depth > 0
      ? error.errors.filter((one) => one instanceof Error).map((one) => describe(one, depth - 1))
      : undefined
  return {
    type: error.constructor.name,
    ...Object.fromEntries(known),
    message,
    stack: `${error.name}: ${message}${framesOf(error)}`,
    ...(cause && { cause }),
    ...(errors && { errors }),
  }
}

/** The stack without the message that stands before it; nothing where the two do not belong together. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length)
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}
