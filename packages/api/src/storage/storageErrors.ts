/** No space on the disk, no more of it for us, too large a file for it, a disk that may not be written or is broken. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR'])

/** True for an error of a disk that takes nothing: whoever runs the gallery has to make space, or mend it. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
