import { Failure } from '../request/failure.ts'

/**
 * The messages per field of what a call threw that was sent with `shownByForms`, as a form takes them: a new object for
 * each failure, empty for one that is not about fields and has been reported already. What is no failure of a call goes on.
 */
export function errorsIn(error: unknown): Failure['errors'] {
  if (error instanceof Failure) return { ...error.errors }
  throw error
}
