import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import { keysOf } from '../backup/storedFiles.queries.ts'
import { addRows } from '../db/addRows.ts'
import type { Db } from '../db/db.ts'
import { pictureKinds } from '../images/kinds.ts'
import { storePicture } from '../images/pictures.queries.ts'
import type { ReadPicture } from '../images/readPicture.ts'
import type { Storage } from '../storage/storage.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { importImages, importRefusedImages } from '../tables/imports.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import type { Writing } from '../writing.ts'
import type { Reason } from './faults.ts'
import { lockChangeable } from './imports.queries.ts'
import { pictureKey } from './pictureKey.ts'
import { areAlike } from './picturesAlike.ts'
import { picturesIn } from './picturesIn.ts'
import { sameNames } from './sameNames.ts'

/** What became of pictures that came beside a table: how many were taken, and in the place of another one of their name. */
export type Taken = { taken: number; refused: { name: string; reason: Reason }[]; replaced: string[] }

type Place = { db: Db; storage: Storage; importId: number; writing: Writing }

/** A picture that is stored: what it was called, its file name under `/storage/images`, and what it is. */
type Stored = Pick<typeof importImages.$inferSelect, 'name' | 'file' | 'bytes' | 'mime'> &
  Pick<ReadPicture, 'width' | 'height'>

/** What came, by the keys of names: pictures, why others are not taken, and which of these are two of one name. */
type Came = {
  images: Map<string, Stored>
  reasons: Map<string, Reason>
  twice: ReadonlyMap<string, string>
}

/**
 * Takes a picture, or every picture of a zip, in beside a table: all of them at once, when the last one is read. One of a
 * name that is there already takes its place, which is told where it is not the same: it may be somebody else's. Two of one
 * name that came at once and differ are both refused. Why one is refused is kept, so that the dry run can say it of the
 * rows that name it.
 *
 * @throws Refused 409 for an import that somebody set to move meanwhile: what it does was decided without them. Nothing
 * of them stays then, as of a zip that cannot be read to its end.
 */
export async function takeImages(place: Place, path: string, name: string): Promise<Taken> {
  const { isFirst, twice } = sameNames()
  const came: Came = { images: new Map(), reasons: new Map(), twice }
  const files: string[] = []
  const refused: Taken['refused'] = []
  const replaced: string[] = []
  try {
    for await (const found of picturesIn(path, name)) {
      const { name: file, read } = found
      const isNew = isFirst(found)
      if ('id' in read) {
        refused.push({ name: file.slice(0, 300), reason: read })
        came.reasons.set(pictureKey(file), read)
      } else if (isNew) {
        const stored = await storeImage(place, file, read)
        files.push(stored.file)
        came.images.set(pictureKey(file), stored)
      }
    }
    for (const [key, file] of twice) {
      refused.push({ name: file.slice(0, 300), reason: { id: 'import.images.twice' } })
      came.reasons.set(key, { id: 'import.images.twice' })
      came.images.delete(key)
    }
    replaced.push(...(await keepImages(place, came)))
  } catch (error) {
    await Promise.allSettled([dropImages(place, files)])
    throw error
  }
  // No import has those of which two came.
  if (twice.size > 0) await Promise.allSettled([dropImages(place, files)])
  return { taken: came.images.size, refused, replaced }
}

/** Stores a picture that no import has yet. */
async function storeImage(
  { db, storage, writing }: Place,
  name: string,
  picture: ReadPicture
): Promise<Stored> {
  const place = { folder: 'images', name } as const
  const file = await storingFiles({ db, storage }, (tx, storing) =>
    storePicture(tx, storing, picture, place, writing)
  )
  const { width, height, original, kind } = picture
  return { name, file, bytes: original.byteLength, mime: pictureKinds[kind].mime, width, height }
}

/**
 * Gives an import the pictures that came.
 *
 * @returns the names of those that took the place of another picture
 * @throws Refused 409 when nothing can come to it any more
 */
async function keepImages({ db, importId }: Place, { images, reasons, twice }: Came): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockChangeable(tx, importId)
    const called = (table: typeof importImages | typeof importRefusedImages, names: Iterable<string>) =>
      and(eq(table.import_id, importId), isAmong(table.name, names))
    const { bytes, width, height } = pictures
    const before = await tx
      .select({ key: importImages.name, bytes, width, height })
      .from(importImages)
      .innerJoin(pictures, and(eq(pictures.folder, 'images'), eq(pictures.file, importImages.file)))
      .where(called(importImages, images.keys()))
    const replaced = before.flatMap(({ key, ...was }) => {
      const stored = images.get(key)
      return stored && !areAlike(was, stored) ? [stored.name.slice(0, 300)] : []
    })
    for (const table of [importImages, importRefusedImages])
      await tx.delete(table).where(called(table, [...images.keys(), ...twice.keys()]))
    await addRows(
      tx,
      importImages,
      [...images].map(([name, { file, bytes, mime }]) => ({ import_id: importId, name, file, bytes, mime }))
    )
    // One of that name that is there stays, and its rows have it.
    const there = await tx
      .select({ name: importImages.name })
      .from(importImages)
      .where(called(importImages, reasons.keys()))
    for (const { name } of there) reasons.delete(name)
    await tx.delete(importRefusedImages).where(called(importRefusedImages, reasons.keys()))
    await addRows(
      tx,
      importRefusedImages,
      [...reasons].map(([name, reason]) => ({ import_id: importId, name, reason }))
    )
    return replaced
  })
}

/** Takes back pictures that were stored, unless an import has them: the answer to a commit may have got lost. */
async function dropImages({ db, storage }: Place, files: readonly string[]): Promise<void> {
  const ofImport = db
    .select({ file: importImages.file })
    .from(importImages)
    .where(eq(importImages.file, pictures.file))
  const { folder, file, width, height, widths, tiled } = pictures
  const dropped = await db
    .delete(pictures)
    .where(and(eq(folder, 'images'), isAmong(file, files), notExists(ofImport)))
    .returning({ folder, file, width, height, widths, tiled })
  const keys = dropped.flatMap(({ folder, file, ...picture }) => keysOf({ folder, file, picture }))
  await Promise.allSettled(keys.map((key) => storage.delete(key)))
}

/** Whether a column has one of many values, which travel as one. */
function isAmong(
  column: typeof importImages.name | typeof importRefusedImages.name | typeof pictures.file,
  values: Iterable<string>
): SQL {
  return sql`${column} in (select jsonb_array_elements_text(${JSON.stringify([...values])}::jsonb))`
}
