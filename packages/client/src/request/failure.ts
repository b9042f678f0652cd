/** A call that the server refused, or that never reached it (`status` 0). */
export class Failure extends Error {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  /** The messages per field of a 422; empty for any other. */
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** Whatever else the answer said, as it came. */
  readonly body: unknown
  /** When the call was made, on the clock of `performance.now()`. */
  readonly asked: number

  /** `message` is the server's own sentence, in the language of the page; empty when it sent none. */
  constructor(
    status: number,
    message = '',
    errors: Failure['errors'] = {},
    body?: unknown,
    asked = performance.now()
  ) {
    super(message)
    this.name = 'Failure'
    this.status = status
    this.errors = errors
    this.body = body
    this.asked = asked
  }
}

/** For what was thrown while an answer came: whoever ended it knows, anything else is a connection that broke off. */
export function brokenOff(error: unknown): never {
  throw error instanceof DOMException ? error : new Failure(0)
}

/**
 * What an answer says that is not a success. A body that is not ours leaves only the status.
 *
 * @throws Failure with status 0 where the body breaks off
 */
export async function failureOf(response: Response, asked?: number): Promise<Failure> {
  const body: unknown = await response.json().catch((error) => {
    if (!(error instanceof SyntaxError)) brokenOff(error)
  })
  return new Failure(response.status, messageIn(body), errorsIn(body), body, asked)
}

function messageIn(body: unknown): string {
  return isRecord(body) && typeof body.message === 'string' ? body.message : ''
}

function errorsIn(body: unknown): Failure['errors'] {
  if (!isRecord(body) || !isRecord(body.errors)) return {}
  return Object.fromEntries(
    Object.entries(body.errors).map(([field, messages]) => [
      field,
      Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
    ])
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
