/** The rows of an answer to SQL that was asked past the app. */
export function rowsOf(result: unknown): Record<string, unknown>[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows
  }
  throw new Error('The database has not answered with rows.')
}
