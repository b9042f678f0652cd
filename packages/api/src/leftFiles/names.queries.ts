import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { keysOf, listStoredFiles, StoredFile, storedPicture } from '../backup/storedFiles.queries.ts'
import type { Db } from '../db/db.ts'
import { lockLeftFiles } from '../db/leftFilesLock.ts'
import { selectRows } from '../db/rows.queries.ts'
import { readKey } from '../storage/keys.ts'
import { itemFiles } from '../tables/items.table.ts'
import { pictures } from '../tables/pictures.table.ts'
import type { Names } from './sweepFiles.ts'

/** Which files the records of a database name. */
export function namesIn(db: Db): Names {
  return {
    look: async () => {
      const marks = new Set<number>()
      await db.transaction(async (tx) => {
        for await (const key of listStoredFiles(tx)) marks.add(markOf(key))
      })
      return (key) => marks.has(markOf(key))
    },
    holdingUnnamed: (keys, work) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout to 0`)
        await tx.execute(sql`set local idle_in_transaction_session_timeout to 0`)
        await lockLeftFiles(tx)
        await work(await unnamedOf(tx, keys))
      }),
  }
}

/** In place of a key, so that memory holds a million of them. Two keys with one mark are both taken for named. */
function markOf(key: string): number {
  return createHash('sha1').update(key).digest().readUIntBE(0, 6)
}

const Named = StoredFile.extend({ isMaking: z.boolean() })

async function unnamedOf(tx: Db, keys: readonly string[]): Promise<Set<string>> {
  const stems = keys.flatMap((key) => {
    const { folder, file } = readKey(key)
    const bare = file.replace(/\.[^.]*$/, '')
    // A file of its own, or one that was made of another: `name-960.avif`.
    return [bare, bare.replace(/-[^-]*$/, '')].map((stem) => ({ folder, stem }))
  })
  const isAsked = (folder: string) => sql`
    exists (
      select from json_to_recordset(${JSON.stringify(stems)}::json) as asked (folder text, stem text)
      where asked.folder = ${sql.raw(folder)} and asked.stem = regexp_replace(file, '\\.[^.]*$', '')
    )`
  const rows = await selectRows(
    tx,
    sql`
      select folder, file, ${storedPicture} as picture, variants_at is null and failed_at is null as "isMaking"
      from ${pictures} where ${isAsked('pictures.folder')}
      union all
      select 'images', file, null, false from ${itemFiles} where ${isAsked("'images'")}`,
    Named
  )
  const named = new Set(rows.flatMap(keysOf))
  // What a picture is made into is not written down before it is all there.
  const making = rows
    .filter(({ isMaking }) => isMaking)
    .map(({ folder, file }) => `${folder}/${file.replace(/\.[^.]*$/, '')}-`)
  return new Set(keys.filter((key) => !named.has(key) && !making.some((start) => key.startsWith(start))))
}
