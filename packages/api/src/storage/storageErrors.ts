import { ownUser } from '../ownUser.ts'

/** No space on the disk, no more of it for us, too large a file for it, a disk that may not be written or is broken. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR'])

/** True for an error of a disk that takes nothing: whoever runs the gallery has to make space, or mend it. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}

/** What a system says of a file that is there and that we do not get: it is somebody else's, or the disk is broken. */
const closed = new Set(['EACCES', 'EPERM', 'EIO'])

/** A stored file that is there, and that this process cannot read. */
export class UnreadableFile extends Error {
  constructor(key: string, cause: Error) {
    super(`${key} is not readable by user ${ownUser()}: ${cause.message}`, { cause })
    this.name = 'UnreadableFile'
  }
}

/** Makes of what a system says about a stored file an {@link UnreadableFile}, where it is one. @throws always */
export function refuseUnreadable(key: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Error && isClosed(error) ? new UnreadableFile(key, error) : error
  }
}

/** True for a stored file that cannot be opened, or not be read to its end: whoever runs the gallery has to mend it. */
export function isUnreadable(error: unknown): boolean {
  if (error instanceof UnreadableFile) return true
  return error instanceof Error && isClosed(error) && 'syscall' in error && error.syscall === 'read'
}

function isClosed(error: Error): boolean {
  return 'code' in error && closed.has(String(error.code))
}
