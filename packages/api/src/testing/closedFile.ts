import { chmod, chown, stat } from 'node:fs/promises'
import { giveTo } from '../databases/runAs.ts'

/** A user that no machine gives anything to. */
const nobody = 65_534

/**
 * Does something while a file is closed to us, as one is that root has copied in. Root itself is refused no file: it becomes
 * nobody meanwhile, whose `folder` with all else in it is.
 *
 * @param folder where the file lies, at any depth
 */
export async function whileClosed<Result>(
  folder: string,
  file: string,
  work: () => Promise<Result>
): Promise<Result> {
  const { mode } = await stat(file)
  const isRoot = process.getuid?.() === 0
  await chmod(file, isRoot ? 0o600 : 0)
  if (isRoot) {
    await giveTo(folder, { uid: nobody, gid: nobody })
    await chown(file, 0, 0)
    process.seteuid?.(nobody)
  }
  try {
    return await work()
  } finally {
    if (isRoot) process.seteuid?.(0)
    await chmod(file, mode)
  }
}
