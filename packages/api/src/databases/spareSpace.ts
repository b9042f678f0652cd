import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm, statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024
/** What PostgreSQL needs to start on a disk that is full: some pieces of its log. */
const spare = 16

/**
 * Puts space by, in a file of no use: PostgreSQL stops when its log has no space, and does not start again without some.
 * @returns whether there is some; not on a disk that is nearly full
 */
export async function putSpaceBy(file: string): Promise<boolean> {
  if (existsSync(file)) return true
  const unfinished = `${file}.new`
  try {
    const { bavail, bsize } = await statfs(unfinished.slice(0, unfinished.lastIndexOf('/')))
    if (bavail * bsize < 3 * spare * megabyte) return false
    const opened = await open(unfinished, 'w', 0o600)
    try {
      // No disk makes less of what is left to chance.
      for (let part = 0; part < spare; part += 1) await opened.write(randomBytes(megabyte))
      await opened.sync()
    } finally {
      await opened.close()
    }
    await rename(unfinished, file)
    return true
  } catch {
    await rm(unfinished, { force: true })
    return false
  }
}

/** Lets the database have it. */
export async function spendSpace(file: string): Promise<void> {
  await rm(file, { force: true })
}
