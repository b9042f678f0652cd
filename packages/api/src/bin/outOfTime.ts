/** What the database says of a statement that took longer than it may. */
const canceled = '57014'

/** Whether a statement was ended for taking too long: of fewer records it may not. */
export function isOutOfTime(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === canceled) || isOutOfTime(error.cause)
}
