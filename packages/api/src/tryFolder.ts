import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes a file into a folder and deletes it again. @throws when that cannot be done */
export async function tryFolder(folder: string): Promise<void> {
  const path = join(folder, `.try-${randomUUID()}`)
  try {
    await writeFile(path, 'Is there space, and may we write here?')
  } finally {
    await rm(path, { force: true })
  }
}
