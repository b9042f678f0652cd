import type { ItemFileForm, ItemFilesChange } from '@gallery/contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { pictureKinds } from '../images/kinds.ts'
import { fileBudget } from '../images/memoryBudget.ts'
import { storePicture } from '../images/pictures.queries.ts'
import type { ReadUpload } from '../images/readUpload.ts'
import { addDocument } from '../leaves/documents.queries.ts'
import { orderedBy } from '../orderedBy.ts'
import { addRecordings } from '../recordings/recordings.queries.ts'
import { storageKey } from '../storage/keys.ts'
import { documentMimes, isRecording } from '../storage/mimes.ts'
import { newFileName } from '../storage/newName.ts'
import type { Storage } from '../storage/storage.ts'
import { itemFiles } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import { created, type Writing } from '../writing.ts'
import { emptyFilmNotes, mayHoldFilmNotes } from './filmNotes.ts'

/** A file as an item holds it: `file` is its name under `/storage/images`, `name` what it was called. */
export type NewItemFile = Pick<typeof itemFiles.$inferInsert, 'file' | 'name' | 'mime' | 'bytes'>

/** What is written on a file, where somebody wrote that down. */
type Transcribed = Partial<Pick<typeof itemFiles.$inferInsert, 'transcription_es' | 'transcription_en'>>

/** How much of a file's name is kept, in characters. */
const maxName = 200

/** Stores an upload under `/storage/images`. Call it inside `storingFiles`. */
export async function storeUpload(
  db: Db,
  storage: Storage,
  upload: ReadUpload,
  cameAs: string,
  writing: Writing
): Promise<NewItemFile> {
  const name = cameAs.slice(0, maxName)
  if (upload.is === 'picture') {
    const { kind, original } = upload.picture
    const file = await storePicture(db, storage, upload.picture, { folder: 'images', name }, writing)
    return { file, name, mime: pictureKinds[kind].mime, bytes: original.byteLength }
  }
  const file = newFileName(name, upload.kind)
  const bytes = upload.file.size
  await fileBudget(bytes, async () => {
    const content = new Uint8Array(await upload.file.arrayBuffer())
    if (mayHoldFilmNotes(upload.kind)) emptyFilmNotes(content)
    await storage.put(storageKey('images', file), content)
  })
  if (upload.kind === 'pdf') await addDocument(db, file, writing.now)
  const mime = documentMimes[upload.kind]
  if (isRecording(mime)) await addRecordings(db, [file], writing.now)
  return { file, name, mime, bytes }
}

/** Adds a stored file to an item, after those that it has. */
export async function addItemFile(
  db: Db,
  item_id: number,
  file: NewItemFile & ItemFileForm & Transcribed,
  writing: Writing
): Promise<void> {
  const position = sql`(select coalesce(max(position) + 1, 0) from ${itemFiles} where item_id = ${item_id})`
  await db.insert(itemFiles).values({ ...file, item_id, position, ...created(writing) })
}

/** Adds a picture that is under `/storage/images` already to an item, after the files that it has. */
export async function addItemPicture(
  db: Db,
  itemId: number,
  picture: ItemFileForm & Pick<NewItemFile, 'file' | 'name'> & Transcribed,
  writing: Writing
): Promise<void> {
  const [stored] = await db
    .select({ mime: pictures.mime, bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.folder, 'images'), eq(pictures.file, picture.file)))
  if (!stored) throw new Error(`${picture.file} is no picture of the storage`)
  await addItemFile(db, itemId, { ...picture, ...stored }, writing)
}

/**
 * Changes descriptions and order: the files of the list come first, in its order, those that it leaves out follow as
 * they were. The item must be locked. @throws Refused 404 when one is no file of the item.
 */
export async function changeItemFiles(
  db: Db,
  itemId: number,
  changes: ItemFilesChange['images'],
  { now, by }: Writing
): Promise<void> {
  const current = await db
    .select({ id: itemFiles.id })
    .from(itemFiles)
    .where(and(eq(itemFiles.item_id, itemId), isNull(itemFiles.deleted_at)))
    .orderBy(asc(itemFiles.position), asc(itemFiles.id))
  for (const { id, position, change } of orderedBy(current, changes)) {
    await db
      .update(itemFiles)
      .set({ ...change, position, updated_at: now, updated_by: by })
      .where(eq(itemFiles.id, id))
  }
}

/** Puts a file of an item into the bin. @throws Refused 404 when it is none of the item's. */
export async function binItemFile(
  db: Db,
  itemId: number,
  fileId: number,
  { now, by }: Writing
): Promise<void> {
  const binned = await db
    .update(itemFiles)
    .set({ deleted_at: now, updated_at: now, updated_by: by })
    .where(and(eq(itemFiles.id, fileId), eq(itemFiles.item_id, itemId), isNull(itemFiles.deleted_at)))
    .returning({ id: itemFiles.id })
  if (binned.length === 0) throw notFound()
}

/** Takes a file of an item out of the bin, to its place. @throws Refused 404 when there is no such one in it. */
export async function restoreItemFile(
  db: Db,
  itemId: number,
  fileId: number,
  { now, by }: Writing
): Promise<void> {
  const restored = await db
    .update(itemFiles)
    .set({ deleted_at: null, updated_at: now, updated_by: by })
    .where(and(eq(itemFiles.id, fileId), eq(itemFiles.item_id, itemId), isNotNull(itemFiles.deleted_at)))
    .returning({ id: itemFiles.id })
  if (restored.length === 0) throw notFound()
}
