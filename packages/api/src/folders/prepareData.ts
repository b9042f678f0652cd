import { readyFolder } from './readyFolder.ts'

/**
 * Makes the folder of the gallery's data where there is none, and writes into it. Also where database and files are both
 * elsewhere: what is made of pictures for viewers is kept in it.
 *
 * @returns what to warn of, or null
 * @throws with a sentence that names GALLERY_DATA
 */
export function prepareData({ GALLERY_DATA: data }: { GALLERY_DATA: string }): Promise<string | null> {
  return readyFolder('GALLERY_DATA', data)
}
