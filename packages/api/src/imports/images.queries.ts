import { open } from 'node:fs/promises'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { InvalidInput, Refused } from '../errors.ts'
import { pictureKinds } from '../images/kinds.ts'
import { maxPictureBytes } from '../images/limits.ts'
import { storePicture } from '../images/pictures.queries.ts'
import { type ReadPicture, readPicture, tooLarge } from '../images/readPicture.ts'
import type { Storage } from '../storage/storage.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { importImages, importRefusedImages } from '../tables/imports.table.ts'
import type { Writing } from '../writing.ts'
import { folded } from './cells/words.ts'
import type { Reason } from './faults.ts'
import type { ArchiveLimits } from './reading/limits.ts'
import { openParts, type Parts } from './reading/xlsx/openParts.ts'

/** What became of pictures that came beside a table. */
export type Taken = { taken: number; refused: { name: string; reason: Reason }[] }

/** What a zip of pictures may hold. Pictures hardly grow when they are unpacked. */
const zipLimits: ArchiveLimits = { entries: 20_000, bytes: 2 * 1024 ** 3 }

function tooMuch(): Refused {
  const { entries, bytes } = zipLimits
  return new Refused(413, 'import.images.tooMuch', { files: entries, gigabytes: bytes / 1024 ** 3 })
}

type Place = { db: Db; storage: Storage; importId: number; writing: Writing }

/**
 * Takes a picture, or every picture of a zip, in beside a table. One of a name that is there already takes its place; why
 * one is refused is kept, so that the dry run can say it of the rows that name it.
 */
export async function takeImages(place: Place, path: string, name: string): Promise<Taken> {
  const result: Taken = { taken: 0, refused: [] }
  for await (const file of filesOf(path, name)) {
    const read = await readOne(file.bytes)
    if ('id' in read) {
      result.refused.push({ name: file.name.slice(0, 300), reason: read })
      await keepReason(place, folded(file.name), read)
    } else {
      result.taken += 1
      await keepPicture(place, file.name, read)
    }
  }
  return result
}

/** A picture, or why it is none; null for one of too many bytes. */
async function readOne(bytes: Buffer | null): Promise<ReadPicture | Reason> {
  try {
    if (!bytes) throw tooLarge()
    return await readPicture(new Uint8Array(bytes))
  } catch (error) {
    return reasonOf(error)
  }
}

/** Why a picture was refused. @throws what is no fault of the file */
function reasonOf(error: unknown): Reason {
  if (error instanceof Refused) return { id: error.id, values: error.values }
  const [message] = error instanceof InvalidInput ? (error.fields.file ?? []) : []
  if (message === undefined) throw error
  return typeof message === 'string' ? { id: message } : message
}

async function keepPicture(
  { db, storage, importId, writing }: Place,
  name: string,
  picture: ReadPicture
): Promise<void> {
  await storingFiles({ db, storage }, async (tx, storing) => {
    const file = await storePicture(tx, storing, picture, { folder: 'images', name }, writing)
    const row = { import_id: importId, name: folded(name), file }
    const known = { bytes: picture.original.byteLength, mime: pictureKinds[picture.kind].mime }
    for (const table of [importImages, importRefusedImages]) {
      await tx.delete(table).where(and(eq(table.import_id, importId), eq(table.name, row.name)))
    }
    await tx.insert(importImages).values({ ...row, ...known })
  })
}

/** One of that name that was taken before stays, and its rows have it. */
async function keepReason({ db, importId }: Place, name: string, reason: Reason): Promise<void> {
  const isNamed = and(eq(importImages.import_id, importId), eq(importImages.name, name))
  if ((await db.$count(importImages, isNamed)) > 0) return
  await db
    .insert(importRefusedImages)
    .values({ import_id: importId, name, reason })
    .onConflictDoUpdate({
      target: [importRefusedImages.import_id, importRefusedImages.name],
      set: { reason },
    })
}

/** The file itself, or what is in it if it is a zip; of one that is too large only the name. */
async function* filesOf(path: string, name: string): AsyncGenerator<{ name: string; bytes: Buffer | null }> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close())
  if (!buffer.equals(Buffer.from('PK\x03\x04'))) {
    yield { name: baseName(name), bytes: await readWhole(path) }
    return
  }
  const parts = await openParts(path, zipLimits, tooMuch)
  try {
    for (const part of parts.names) {
      // What Macs put beside every file, and folders.
      if (part.endsWith('/') || part.startsWith('__MACOSX/') || baseName(part).startsWith('.')) continue
      yield { name: baseName(part), bytes: await readPart(parts, part) }
    }
  } finally {
    parts.close()
  }
}

async function readWhole(path: string): Promise<Buffer | null> {
  const file = await open(path)
  try {
    return (await file.stat()).size > maxPictureBytes ? null : await file.readFile()
  } finally {
    await file.close()
  }
}

async function readPart(parts: Parts, name: string): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of parts.read(name)) {
    bytes += chunk.byteLength
    if (bytes > maxPictureBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function baseName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
}
