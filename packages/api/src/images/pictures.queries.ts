import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput } from '../errors.ts'
import { type StorageFolder, storageKey, variantName } from '../storage/keys.ts'
import { newFileName } from '../storage/newName.ts'
import type { Storage } from '../storage/storage.ts'
import { pictures } from '../tables/pictures.table.ts'
import { created, type Writing } from '../writing.ts'
import { pictureKinds } from './kinds.ts'
import type { ReadPicture } from './readPicture.ts'

/** What goes out beside a file name: the columns of `Picture` in the contract. */
export const pictureColumns = {
  width: pictures.width,
  height: pictures.height,
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
 * Nobody ever gets another picture under the same name, so that browsers may keep it for ever. Call it inside
 * `storingFiles`, which removes the files when the row does not come to stay.
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
  const file = newFileName(name, extension)
  await storage.put(storageKey(folder, file), picture.original)
  await storage.put(storageKey(folder, variantName(file, 'thumb')), picture.thumb)
  await db.insert(pictures).values({
    folder,
    file,
    mime,
    bytes: picture.original.byteLength,
    width: picture.width,
    height: picture.height,
    due_at: writing.now,
    ...created(writing),
  })
  return file
}

/** Refuses the name of a file that is no picture of the folder. @throws InvalidInput on the field that named it. */
export async function requirePicture(
  db: Db,
  folder: StorageFolder,
  file: string,
  field = 'image'
): Promise<void> {
  const found = await db.$count(pictures, and(eq(pictures.folder, folder), eq(pictures.file, file)))
  if (found === 0) throw new InvalidInput({ [field]: 'field.choice' })
}
