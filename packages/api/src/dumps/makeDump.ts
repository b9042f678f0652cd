import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { permanentPath } from '@gallery/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { atOneMoment } from '../db/atOneMoment.ts'
import type { Db } from '../db/db.ts'
import { selectRows } from '../db/rows.queries.ts'
import { documentOf } from '../harvest/document.ts'
import { documents } from '../harvest/documents.ts'
import { readHouseRights } from '../readHouseRights.ts'
import { harvestKinds } from '../tables/harvest.table.ts'
import { dumpName, findDump, growingName } from './dumpFiles.ts'

/** How many records are in memory at a time. */
const batch = 200

/** The gallery whose records are written down, and where its site is. */
export type Dumped = { db: Db; url: string }

/**
 * Writes all that visitors see into a file, a line of JSON for each record, compressed as it is written: however many
 * there are, some hundred are in memory. The records are those of one moment.
 *
 * @returns the name of the file, which is another process's where that was done first
 * @throws when it breaks off, and nothing of it is left
 */
export async function makeDump(
  { db, url }: Dumped,
  folder: string,
  day: string,
  signal: AbortSignal
): Promise<string> {
  await mkdir(folder, { recursive: true })
  const growing = join(folder, growingName())
  try {
    const records = await writeRecords({ db, url }, growing, signal)
    return await putInPlace(db, growing, { folder, day, records })
  } catch (error) {
    // On a disk that is full it would keep the space, and the next try begins another.
    await rm(growing, { force: true })
    throw error
  }
}

/** Writes all records into a new file. @returns how many */
async function writeRecords({ db, url }: Dumped, growing: string, signal: AbortSignal): Promise<number> {
  let records = 0
  await atOneMoment(db, async (tx) => {
    async function* lines() {
      for await (const document of publicDocuments(tx)) {
        records += 1
        yield `${JSON.stringify({ url: url + permanentPath(document), ...document })}\n`
      }
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(growing), { signal })
  })
  return records
}

/** Gives a dump that is whole its name, unless another process was first. @returns the name of the day's dump */
function putInPlace(
  db: Db,
  growing: string,
  { folder, day, records }: { folder: string; day: string; records: number }
): Promise<string> {
  return db.transaction(async (tx) => {
    // Of processes that are done at the same moment one after the other looks.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('dump', 0))`)
    const made = await findDump(folder, day)
    if (made !== null) {
      await rm(growing)
      return made
    }
    const name = dumpName(day, records)
    await rename(growing, join(folder, name))
    return name
  })
}

async function* publicDocuments(tx: Db) {
  const house = await readHouseRights(tx)
  for (const kind of harvestKinds) {
    const { id, shown, document, joined } = documents[kind]
    let last = 0
    for (;;) {
      const rows = await selectRows(
        tx,
        sql`select ${id} as id, ${document} as document from ${joined}
          where ${id} > ${last} and ${shown ?? sql`true`} order by ${id} limit ${sql.raw(String(batch))}`,
        z.object({ id: z.int(), document: z.unknown() })
      )
      for (const row of rows) yield documentOf(row.document, house)
      last = rows.at(-1)?.id ?? last
      if (rows.length < batch) break
    }
  }
}
