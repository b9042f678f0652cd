import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readyFolder } from '../readyFolder.ts'
import { syncFolder } from '../syncFolder.ts'
import { backupsAmong, isBackupName } from './backupNames.ts'
import type { BackupTarget } from './target.ts'

/** Only whoever runs the gallery reads its backups. */
const mode = 0o700

/** Makes a folder of backups where there is none. @throws when it cannot be made */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode })
}

/** Makes a folder of backups where there is none, and writes into it. @returns what to warn of, or null @throws with what BACKUP_URL needs */
export function tryBackupFolder(folder: string): Promise<string | null> {
  return readyFolder('BACKUP_URL', folder, { mode })
}

/** A folder of backups, which are written in their place. One that is not there yet holds none. */
export function openFolderTarget(folder: string): BackupTarget {
  const pathOf = (name: string) => join(folder, name)
  return {
    list: async () => {
      const names = (await readdir(folder).catch(nullWhenGone)) ?? []
      // What else lies there is nobody's business, such as a link that leads nowhere.
      const files = names.filter(isBackupName).map(async (name) => {
        const found = await stat(pathOf(name)).catch(nullWhenGone)
        return found === null ? [] : [{ name, bytes: found.size }]
      })
      return backupsAmong((await Promise.all(files)).flat())
    },
    placeFor: async (name) => {
      await makeBackupFolder(folder)
      // What a process that was killed has left.
      for (const left of await readdir(folder)) {
        if (/^gallery-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz\.(part|names)$/.test(left))
          await rm(pathOf(left), { force: true })
      }
      return pathOf(name)
    },
    // Its name too has to survive the power.
    keep: () => syncFolder(folder),
    reading: (name, read) => read(pathOf(name)),
    delete: (name) => rm(pathOf(name), { force: true }),
  }
}

function nullWhenGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
