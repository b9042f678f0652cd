import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import about from '../../package.json' with { type: 'json' }
import type { Db } from '../db/db.ts'
import { readLines } from '../db/rows.queries.ts'
import type { Storage } from '../storage/storage.ts'
import { startChecksums } from './checksums.ts'
import { fileName, type Manifest, manifestName, partName, placeOf, sealManifest } from './manifest.ts'
import { listStoredFiles } from './storedFiles.queries.ts'
import { lastMigration, listTables, nextId } from './tables.queries.ts'
import { tarEnd, tarEntry } from './tarWriting.ts'

/** What a backup is made of. */
export type Backed = { db: Db; storage: Storage }

/**
 * Writes everything that the gallery holds, every row and every stored file, into one `.tar.gz`: all as it was at one
 * moment, whoever writes meanwhile. Memory holds some hundred rows or a piece of a file. The file appears under its name
 * when it is whole, readable by its owner only: who reads it knows all that the gallery knows.
 *
 * @throws when there is a file of that name
 */
export async function makeBackup({ db, storage }: Backed, file: string, now: Date): Promise<Manifest> {
  if (await stat(file).catch(() => null)) throw new Error(`${file} is there already: choose another name`)
  const unfinished = `${file}.part`
  const manifest = newManifest(now)
  try {
    await db.transaction(
      async (tx) => {
        await writePlainly(tx)
        const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
        await pipeline(
          Readable.from(contentOf(tx, storage, manifest), { objectMode: false }),
          createGzip(),
          target
        )
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' }
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return manifest
}

function newManifest(now: Date): Manifest {
  return {
    format: 1,
    version: about.version,
    migration: 0,
    made_at: now.toISOString(),
    tables: [],
    files: { count: 0, bytes: 0, missing: [] },
    checksums: {},
  }
}

/** Values are written so that every PostgreSQL reads them alike, and however long that takes. */
async function writePlainly(tx: Db): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`)
  await tx.execute(sql`set local datestyle to 'ISO, YMD'`)
  await tx.execute(sql`set local extra_float_digits to 1`)
  await tx.execute(sql`set local statement_timeout to 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`)
}

/** The bytes of the archive. What it says of itself comes last, when it is known, and is noted in `manifest`. */
async function* contentOf(tx: Db, storage: Storage, manifest: Manifest): AsyncGenerator<Uint8Array> {
  const checksums = startChecksums()
  const made = new Date(manifest.made_at)

  async function* entry(path: string, size: number, content: AsyncIterable<Buffer>) {
    const place = placeOf(path)
    if (place === null) throw new Error(`${path} has no place in a backup`)
    yield* tarEntry(path, size, checksums.watch(place.folder, path, content), made)
  }

  manifest.migration = await lastMigration(tx)
  for (const table of await listTables(tx)) {
    const columns = table.columns.map(({ name }) => name)
    let rows = 0
    let part = 0
    for await (const lines of readLines(tx, table.name, columns, table.key)) {
      const text = Buffer.from(`${lines.join('\n')}\n`)
      yield* entry(partName(table.name, part), text.byteLength, Readable.from([text]))
      rows += lines.length
      part += 1
    }
    manifest.tables.push({ name: table.name, columns, rows, next: await nextId(tx, table) })
  }
  for await (const key of listStoredFiles(tx)) {
    const stored = await storage.stat(key)
    if (stored === null) {
      manifest.files.missing.push(key)
      continue
    }
    yield* entry(fileName(key), stored.bytes, await storage.get(key))
    manifest.files.count += 1
    manifest.files.bytes += stored.bytes
  }
  manifest.checksums = checksums.finish()
  const text = Buffer.from(sealManifest(manifest))
  yield* tarEntry(manifestName, text.byteLength, [text], made)
  yield tarEnd
}
