import { randomBytes } from 'node:crypto'
import { slugify } from '@gallery/contract'
import type { Db } from '../db/db.ts'
import { type StorageFolder, storageKey, variantName } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { created, type Writing } from '../writing.ts'
import { pictureKinds } from './kinds.ts'
import { pictures } from './pictures.table.ts'
import type { ReadPicture } from './readPicture.ts'

/** What goes out beside a file name: the columns of `Picture` in the contract. */
export const pictureColumns = {
  width: pictures.width,
  height: pictures.height,
  placeholder: pictures.placeholder,
  widths: pictures.widths,
}

/** Where a picture goes. */
export type NewPicture = {
  folder: StorageFolder
  /** What the file was called; its readable part of the new name, which is never the same twice. */
  name: string
}

/**
 * Keeps a picture: the original and its `-thumb` in the storage, a row that also is the job of making its variants.
 * Nobody ever gets another picture under the same name, so that browsers may keep it for ever.
 *
 * @returns the new file name.
 */
export async function storePicture(
  db: Db,
  storage: Storage,
  picture: ReadPicture,
  { folder, name }: NewPicture,
  writing: Writing
): Promise<string> {
  const { extension, mime } = pictureKinds[picture.kind]
  const readable = slugify(name.replace(/\.[^.]*$/, '')) || 'picture'
  const file = `${readable}-${randomBytes(5).toString('hex')}.${extension}`
  const original = storageKey(folder, file)
  const thumb = storageKey(folder, variantName(file, 'thumb'))
  await storage.put(original, picture.original)
  await storage.put(thumb, picture.thumb)
  try {
    await db.insert(pictures).values({
      folder,
      file,
      mime,
      bytes: picture.original.byteLength,
      width: picture.width,
      height: picture.height,
      placeholder: picture.placeholder,
      due_at: writing.now,
      ...created(writing),
    })
  } catch (error) {
    await storage.delete(original)
    await storage.delete(thumb)
    throw error
  }
  return file
}
