import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { abandoned, isLeftHalfway } from '../storage/leftHalfway.ts'

/** Files of a folder that are made when somebody asks, and kept while there is space. */
export type KeptFiles = {
  /** The path of the file of that name, or null where it has to be made. */
  find(name: string): Promise<string | null>
  /** Keeps a file, for which those go that were asked for longest ago. @returns its path */
  keep(name: string, bytes: Uint8Array): Promise<string>
}

/** What a file is called while it is written. */
const unfinished = '.part'

/**
 * Opens a folder of kept files. What is in it was written whole and moved into its place at once, and the folder is all that
 * is remembered between two starts: a killed process loses nothing. Other processes may use the same folder; each keeps
 * within `maxBytes` what it knows of.
 */
export async function openKeptFiles(folder: string, maxBytes: number): Promise<KeptFiles> {
  await mkdir(folder, { recursive: true })
  await dropAbandoned(folder)
  /** Bytes by name; what was asked for last stands last. */
  const known = await listFiles(folder)
  let total = [...known.values()].reduce((sum, bytes) => sum + bytes, 0)
  // What a process left that was killed just before this one started is old enough by then.
  setTimeout(() => void dropAbandoned(folder), abandoned + 60_000).unref()

  function note(name: string, bytes: number): void {
    total += bytes - (known.get(name) ?? 0)
    known.delete(name)
    known.set(name, bytes)
  }

  async function makeRoom(): Promise<void> {
    for (const [name, bytes] of known) {
      if (total <= maxBytes || known.size === 1) return
      known.delete(name)
      total -= bytes
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    find: async (name) => {
      const path = join(folder, name)
      const found = await stat(path).catch(() => null)
      if (found === null) return null
      note(name, found.size)
      return path
    },
    keep: async (name, bytes) => {
      const path = join(folder, name)
      const part = `${path}.${randomBytes(6).toString('hex')}${unfinished}`
      try {
        await writeFile(part, bytes)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      note(name, bytes.byteLength)
      await makeRoom()
      return path
    },
  }
}

/** Removes what nobody will finish: another process may be in the middle of the rest. */
async function dropAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    const path = join(folder, name)
    if (name.endsWith(unfinished) && (await isLeftHalfway(path))) await rm(path, { force: true })
  }
}

/** The files of a folder in the order in which they were written. */
async function listFiles(folder: string): Promise<Map<string, number>> {
  const files: { name: string; bytes: number; at: number }[] = []
  for (const name of await readdir(folder)) {
    if (name.endsWith(unfinished)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found?.isFile()) files.push({ name, bytes: found.size, at: found.mtimeMs })
  }
  files.sort((one, other) => one.at - other.at)
  return new Map(files.map(({ name, bytes }) => [name, bytes]))
}
