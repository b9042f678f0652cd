/** PostgreSQL's code of an error (five characters), or the network's, looked for through the causes that wrap it. */
function databaseCode(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE'])

/** The database cannot be reached, has no connection left (class 53), is starting or going down (57P), or hung up (08). */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseCode(error)
  return code !== undefined && (unreachable.has(code) || /^(08|53|57P)/.test(code))
}

/** A value that no column can hold, such as a NUL character in a text (class 22): the caller's fault, not ours. */
export function isUnstorable(error: unknown): boolean {
  return databaseCode(error)?.startsWith('22') ?? false
}

/** A value that must be unique exists already. */
export function isDuplicate(error: unknown): boolean {
  return databaseCode(error) === '23505'
}
