import { mkdir } from 'node:fs/promises'
import { plainWords } from '../plainWords.ts'
import { tryFolder } from './tryFolder.ts'

/**
 * Makes the folder of the gallery's data where there is none, and writes into it, unless database and files are both
 * elsewhere.
 *
 * @throws with a sentence that names GALLERY_DATA
 */
export async function prepareData(env: {
  GALLERY_DATA: string
  DATABASE_URL?: string | undefined
  STORAGE_URL?: string | undefined
}): Promise<void> {
  const { GALLERY_DATA: data, DATABASE_URL, STORAGE_URL } = env
  if (DATABASE_URL !== undefined && STORAGE_URL !== undefined) return
  try {
    await mkdir(data, { recursive: true })
    await tryFolder(data)
  } catch (error) {
    throw new Error(
      `GALLERY_DATA: nothing can be written in ${data} (${error instanceof Error ? plainWords(error) : error}). Give that folder to the user that runs the gallery, or name another.`,
      { cause: error }
    )
  }
}
