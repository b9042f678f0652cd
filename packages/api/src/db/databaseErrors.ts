/** PostgreSQL's code of an error (five characters), or the network's, looked for through the causes that wrap it. */
function databaseCode(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}

/** An error and what it wraps, a few layers deep. */
function causesOf(error: unknown, depth = 5): Error[] {
  return error instanceof Error && depth > 0 ? [error, ...causesOf(error.cause, depth - 1)] : []
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EPIPE'])

/** The socket of the gallery's own PostgreSQL is a file, which is not there while that is started anew. */
function isSocketGone(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

/** What the driver says, without a code, of a connection that broke or that it waited for in vain. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** What the driver says of an answer that it waited for in vain. */
const late = /^Query read timeout/

/**
 * The database cannot be reached, has no connection left (class 53), is starting or going down (57P), hung up (08), or
 * took too long and gave up (57014).
 */
export function isDatabaseAway(error: unknown): boolean {
  if (causesOf(error).some(isSocketGone)) return true
  const code = databaseCode(error)
  if (code !== undefined) return unreachable.has(code) || /^(08|53[^1]|57P|57014)/.test(code)
  return causesOf(error).some(({ message }) => lost.test(message) || late.test(message))
}

/** The database ended one of two that waited for each other; asked again it goes through. */
export function isDeadlock(error: unknown): boolean {
  return databaseCode(error) === '40P01'
}

/** A table or row that others have was not had in the time that may be waited for it. */
export function isLockRefused(error: unknown): boolean {
  return databaseCode(error) === '55P03'
}

/** A statement was ended for taking longer than it may: of fewer rows it may not. */
export function isOutOfTime(error: unknown): boolean {
  return databaseCode(error) === '57014'
}

/** The database has not answered in the time that we give it. */
export function isLate(error: unknown): boolean {
  return causesOf(error).some(({ message }) => late.test(message))
}

/**
 * The disk of the database has no space left (53100), or therefore only lets itself be read (25006): what was to be
 * written is not, all else is as it was.
 */
export function isDatabaseFull(error: unknown): boolean {
  return ['53100', '25006'].includes(databaseCode(error) ?? '')
}

/** A value that no column can hold, such as a NUL character in a text (class 22): the caller's fault, not ours. */
export function isUnstorable(error: unknown): boolean {
  return databaseCode(error)?.startsWith('22') ?? false
}

/** A value that must be unique exists already. */
export function isDuplicate(error: unknown): boolean {
  return databaseCode(error) === '23505'
}

/** A value that a rule between or within rows does not allow: it names a row that is gone, or breaks a check. */
export function isRuleBroken(error: unknown): boolean {
  const code = databaseCode(error)
  return code === '23503' || code === '23514'
}
