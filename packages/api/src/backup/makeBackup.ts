import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import about from '../../package.json' with { type: 'json' }
import { atOneMoment } from '../db/atOneMoment.ts'
import type { Db } from '../db/db.ts'
import { reasonOf } from '../reasonOf.ts'
import type { Storage } from '../storage/storage.ts'
import { isUnreadable } from '../storage/storageErrors.ts'
import { startChecksums } from './checksums.ts'
import { fileName, type Manifest, manifestName, placeOf, sealManifest } from './manifest.ts'
import { partsOf, writePlainly } from './parts.queries.ts'
import { listStoredFiles } from './storedFiles.queries.ts'
import { lastMigration, listTables, nextId } from './tables.queries.ts'
import { tarEnd, tarEntry } from './tarWriting.ts'

/** What a backup is made of. */
export type Backed = { db: Db; storage: Storage }

/** How a backup is made. */
export type Making = {
  /** Ends it before it is whole. */
  signal?: AbortSignal
  /** Is given what the backup says of itself, which grows while it is made. */
  watch?: (manifest: Manifest) => void
}

/**
 * Writes everything that the gallery holds, every row and every stored file, into one `.tar.gz`: the rows as they were at
 * one moment, whoever writes meanwhile, and the files that they name, which never change under a name. Memory holds some
 * hundred rows or a piece of a file. The database is asked for one transaction while rows are written, and not while
 * files are: PGlite answers nobody else meanwhile. The file appears under its name when it is whole, readable
 * by its owner only: who reads it knows all that the gallery knows.
 *
 * @throws when there is a file of that name, and with its name where the disk takes no more
 */
export async function makeBackup(
  { db, storage }: Backed,
  file: string,
  now: Date,
  { signal, watch }: Making = {}
): Promise<Manifest> {
  if (await stat(file).catch(() => null)) throw new Error(`${file} is there already: choose another name`)
  const unfinished = `${file}.part`
  const names = `${file}.names`
  const manifest = newManifest(now)
  watch?.(manifest)
  try {
    const archive = openArchive(unfinished, signal)
    const entries = startEntries(manifest)
    try {
      await atOneMoment(db, async (tx) => {
        await writePlainly(tx)
        await archive.pour(rowsOf(tx, manifest, entries))
        await writeFile(names, linesOfNames(tx), { mode: 0o600 })
      })
      await archive.pour(filesOf(storage, names, manifest, entries))
      await archive.end()
    } catch (error) {
      await archive.leave()
      throw error
    }
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw namedAfter(file, error)
  } finally {
    await rm(names, { force: true })
  }
  return manifest
}

/** A disk that takes no more says so without a name, and whoever reads of it in a log has several. */
function namedAfter(file: string, error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'write')) return error
  return new Error(`${file} could not be written: ${error.message}. Nothing was left there.`, {
    cause: error,
  })
}

/** Bytes on their way into a packed file, in as many goes as it takes. */
function openArchive(path: string, signal: AbortSignal | undefined) {
  const pack = createGzip()
  const target = createWriteStream(path, { mode: 0o600, flush: true })
  const written = pipeline(pack, target, signal ? { signal } : {})
  // Whoever pours hears of it. Not by a race with `written`, which would remember each until it settles.
  const broken = new AbortController()
  written.catch(() => broken.abort())
  return {
    pour: async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) {
        signal?.throwIfAborted()
        if (!pack.write(chunk)) await once(pack, 'drain', { signal: broken.signal }).catch(() => written)
      }
    },
    end: () => {
      pack.end()
      return written
    },
    leave: async () => {
      pack.destroy()
      await written.catch(() => {})
    },
  }
}

function newManifest(now: Date): Manifest {
  return {
    format: 1,
    version: about.version,
    migration: 0,
    made_at: now.toISOString(),
    tables: [],
    files: { count: 0, bytes: 0, missing: [], unreadable: {} },
    checksums: {},
  }
}

/** Writes the files of an archive, counting each into what the backup says of itself. */
function startEntries({ made_at }: Manifest) {
  const checksums = startChecksums()
  const made = new Date(made_at)
  return {
    made,
    finish: checksums.finish,
    entry: async function* (path: string, size: number, content: AsyncIterable<Buffer>) {
      const place = placeOf(path)
      if (place === null) throw new Error(`${path} has no place in a backup`)
      yield* tarEntry(path, size, checksums.watch(place.folder, path, content), made)
    },
  }
}
type Entries = ReturnType<typeof startEntries>

async function* rowsOf(tx: Db, manifest: Manifest, { entry }: Entries): AsyncGenerator<Uint8Array> {
  manifest.migration = await lastMigration(tx)
  for (const table of await listTables(tx)) {
    const columns = table.columns.map(({ name }) => name)
    let rows = 0
    for await (const { path, text, count } of partsOf(tx, table)) {
      yield* entry(path, text.byteLength, Readable.from([text]))
      rows += count
    }
    manifest.tables.push({ name: table.name, columns, rows, next: await nextId(tx, table) })
  }
}

/** The files that rows name, a line each: they are read when the database is not waited for any more. */
async function* linesOfNames(tx: Db): AsyncGenerator<string> {
  for await (const key of listStoredFiles(tx)) yield `${key}\n`
}

/** The stored files, and last what the archive says of itself, when it is known. */
async function* filesOf(
  storage: Storage,
  names: string,
  manifest: Manifest,
  { entry, finish, made }: Entries
): AsyncGenerator<Uint8Array> {
  const { files } = manifest
  for await (const key of createInterface({ input: createReadStream(names) })) {
    const found = await findFile(storage, key)
    if (found !== null && 'content' in found) {
      const whole = wholly(found, (reason) => {
        files.unreadable[key] = reason
      })
      yield* entry(fileName(key), found.bytes, whole)
    } else if (found !== null) files.unreadable[key] = found.unreadable
    if (found === null || key in files.unreadable) {
      files.missing.push(key)
      continue
    }
    files.count += 1
    files.bytes += found.bytes
  }
  manifest.checksums = finish()
  const text = Buffer.from(sealManifest(manifest))
  yield* tarEntry(manifestName, text.byteLength, [text], made)
  yield tarEnd
}

/** A stored file and its content, or why that cannot be had. */
type Found = { bytes: number; content: AsyncIterable<Buffer> } | { bytes: number; unreadable: string }

/**
 * A file in its place, or where it was moved since the rows were read: a record that named it then may be gone by now. It
 * may go on its way between the two looks, so that the second place is asked last.
 *
 * @throws where more than this one file is out of reach, as when its folder is closed or the bucket is away
 */
export async function findFile(storage: Storage, key: string): Promise<Found | null> {
  for (const place of [storage, storage.aside]) {
    const stored = await place.stat(key)
    if (stored === null) continue
    const { bytes } = stored
    try {
      return { bytes, content: await place.get(key) }
    } catch (error) {
      if (isUnreadable(error)) return { bytes, unreadable: reasonOf(error) }
      if ((await place.stat(key)) !== null) throw error
    }
  }
  return null
}

/** How many zeros are written at once. */
const zeros = Buffer.alloc(64 * 1024)

/**
 * The content of a file to the length that was announced, also where a broken disk gives only some of it: the rest is zeros
 * then, and why is told.
 */
async function* wholly(
  { bytes, content }: { bytes: number; content: AsyncIterable<Buffer> },
  tell: (reason: string) => void
): AsyncGenerator<Buffer> {
  let read = 0
  try {
    for await (const chunk of content) {
      read += chunk.byteLength
      yield chunk
    }
  } catch (error) {
    if (!isUnreadable(error)) throw error
    tell(reasonOf(error))
    for (; read < bytes; read += zeros.byteLength) yield zeros.subarray(0, bytes - read)
  }
}
