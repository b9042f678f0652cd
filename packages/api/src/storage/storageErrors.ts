/** No room on the disk, no more of it for us, too large a file for it, a disk that takes nothing, or one that broke. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO'])

/** True for an error of a storage that takes no more: whoever runs the gallery has to make room, or mend the disk. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
