import { mkdir } from 'node:fs/promises'
import { reasonOf } from './reasonOf.ts'
import { tryFolder } from './tryFolder.ts'

/** The folder is somebody else's, or there is none and none can be made. `EEXIST`: a file stands there. */
const ofSetting = new Set(['EACCES', 'EPERM', 'ENOTDIR', 'ENOENT', 'EEXIST'])

/**
 * Makes the folder that a setting names where there is none, and writes into it. A disk that is full or read-only is no
 * fault of the setting: what can be read is still shown. That of the gallery's data is needed also where database and files
 * are both elsewhere: what is made of pictures for viewers is kept in it.
 *
 * @returns what to warn of, or null when it can be written
 * @throws with what the setting needs
 */
export async function readyFolder(
  setting: 'GALLERY_DATA' | 'BACKUP_URL',
  folder: string,
  { mode = 0o777, attempt = tryFolder } = {}
): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true, mode })
    await attempt(folder)
    return null
  } catch (error) {
    const says = `${setting}: nothing can be written in ${folder} (${reasonOf(error)}).`
    if (!isOfSetting(error)) return says
    throw new Error(`${says} Give that folder to the user that runs the gallery, or name another.`, {
      cause: error,
    })
  }
}

function isOfSetting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ofSetting.has(String(error.code))
}
