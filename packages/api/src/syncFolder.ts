import { open } from 'node:fs/promises'

/** Waits until the disk has the names in a folder. Windows flushes no folders, and refuses whoever asks. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
