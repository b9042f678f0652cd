import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { importChunks } from '../tables/imports.table.ts'

/** Bytes of a piece. PGlite keeps everybody waiting for some ten milliseconds with one of these. */
const piece = 64 * 1024

/** Keeps a file with its import, piece by piece. */
export async function keepFile(db: Db, importId: number, path: string): Promise<void> {
  const file = await open(path)
  try {
    for (let position = 0; ; position += 1) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(piece), 0, piece)
      if (bytesRead === 0) return
      const bytes = buffer.subarray(0, bytesRead)
      await db.insert(importChunks).values({ import_id: importId, position, bytes })
    }
  } finally {
    await file.close()
  }
}

/** Lends an import's file as one of the file system, for as long as the work takes. */
export async function withFile<Result>(
  db: Db,
  importId: number,
  work: (path: string) => Promise<Result>
): Promise<Result> {
  return withTemporary(async (path) => {
    const file = await open(path, 'w')
    try {
      for (let position = 0; ; position += 1) {
        const [chunk] = await db
          .select({ bytes: importChunks.bytes })
          .from(importChunks)
          .where(and(eq(importChunks.import_id, importId), eq(importChunks.position, position)))
        if (!chunk) break
        await file.write(chunk.bytes)
      }
    } finally {
      await file.close()
    }
    return work(path)
  })
}

/** Lends the path of a file that does not exist yet and is removed afterwards. */
async function withTemporary<Result>(work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-import-'))
  try {
    return await work(join(folder, 'table'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
