import { open } from 'node:fs/promises'
import { InvalidInput, Refused } from '../errors.ts'
import { maxPictureBytes } from '../images/limits.ts'
import { type ReadPicture, readPicture, tooLarge } from '../images/readPicture.ts'
import { baseName } from './cells/baseName.ts'
import type { Reason } from './faults.ts'
import type { ArchiveLimits } from './reading/limits.ts'
import { openParts, type Parts } from './reading/xlsx/openParts.ts'

/** What a zip of pictures may hold. Pictures hardly grow when they are unpacked. */
const zipLimits: ArchiveLimits = { entries: 20_000, bytes: 2 * 1024 ** 3 }

function tooMuch(): Refused {
  const { entries, bytes } = zipLimits
  return new Refused(413, 'import.images.tooMuch', { files: entries, gigabytes: bytes / 1024 ** 3 })
}

/** A file by its name without folders: the picture that it is, or why it is none. */
export type FoundPicture = { name: string; read: ReadPicture | Reason }

/**
 * The file itself, or what is in it if it is a zip, one after the other.
 *
 * @throws Refused 413 for a zip that holds too much
 */
export async function* picturesIn(path: string, name: string): AsyncGenerator<FoundPicture> {
  for await (const file of filesOf(path, name)) yield { name: file.name, read: await readOne(file.bytes) }
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

/** The bytes of each file; of one that is too large only the name. */
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
