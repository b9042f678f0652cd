import { buffer } from 'node:stream/consumers'
import type { Db } from '../db/db.ts'
import { lockLeftFiles } from '../db/leftFilesLock.ts'
import { isAtOwnMigration, ownMigration, refuseNewer } from '../db/newer.ts'
import { type Column, writeLines } from '../db/rows.queries.ts'
import { lookAtEverything } from '../db/statistics.ts'
import type { Storage } from '../storage/storage.ts'
import { isUnreadable } from '../storage/storageErrors.ts'
import { storingFiles } from '../storage/storingFiles.ts'
import { sessions } from '../tables/sessions.table.ts'
import { emptyTables, finishLoading, prepareLoading } from './loading.queries.ts'
import type { Backed } from './makeBackup.ts'
import type { Manifest } from './manifest.ts'
import { readBackup, type WholeBackup } from './readBackup.ts'
import { remakeTables } from './remaking.queries.ts'
import { lastMigration, listFilled, listTables, type Table } from './tables.queries.ts'

/** The gallery that a backup should be restored into holds something already. */
export class NotEmpty extends Error {
  constructor(tables: readonly string[]) {
    super(`The database is not empty: there are rows in ${tables.join(', ')}. Nothing was changed.`)
    this.name = 'NotEmpty'
  }
}

/** The tables are another version's, and could be made anew for a backup that this one made. */
export class OtherTables extends Error {
  constructor() {
    super('The tables of the database are those of another version of the gallery. Nothing was changed.')
    this.name = 'OtherTables'
  }
}

/**
 * Makes the gallery what it was when the backup was made: all of it in one transaction with its files, or nothing. Files
 * that are in the storage already stay there, whether the backup names them or not.
 *
 * @param replace whether what the database holds may be deleted, and its tables made anew where another version has
 *   migrated them since this one made the backup
 * @param signsOut whether everybody signs in anew, as is right for a backup that somebody may have had in hand
 * @throws NotEmpty, OtherTables, or when the backup is of a gallery with another form of tables
 */
export async function restoreBackup(
  { db, storage }: Backed,
  { file, manifest }: WholeBackup,
  { replace, signsOut = true }: { replace: boolean; signsOut?: boolean }
): Promise<void> {
  const isOurs = manifest.migration === ownMigration()
  const remakes = isOurs && !(await isAtOwnMigration(db))
  if (!remakes) {
    await refuseOtherTables(db, manifest)
    await refuseNewer(db)
  } else if (!replace) throw new OtherTables()
  await storingFiles({ db, storage }, async (tx, remembering) => {
    if (!replace) await refuseFilled(tx)
    await lockLeftFiles(tx)
    if (remakes) await remakeTables(tx)
    await loadBackup(tx, { file, manifest }, async (key, content) =>
      putFile(key, await buffer(content), { storage, remembering })
    )
    // Who was signed in when it was made, and on which machine, is long past: everybody signs in anew.
    if (signsOut) await tx.delete(sessions)
  })
  await lookAtEverything(db)
}

/**
 * Makes the rows of a database those of a backup, within a transaction. `putFile` is given each of its files, and reads it
 * to its end or not at all.
 *
 * @throws when the backup turns out not to be whole, or is of a gallery with another form of tables
 */
export async function loadBackup(
  tx: Db,
  { file, manifest }: WholeBackup,
  putFile: (key: string, content: AsyncIterable<Buffer>) => Promise<void>
): Promise<void> {
  const tables = await listTables(tx)
  await prepareLoading(tx, tables)
  await emptyTables(tx, tables)
  const columns = columnsOf(manifest, tables)
  const unread = new Set(Object.keys(manifest.files.unreadable))
  await readBackup(file, async (place, content) => {
    if ('key' in place) return unread.has(place.key) ? undefined : putFile(place.key, content)
    await writeLines(tx, place.table, columns.get(place.table) ?? [], linesOf(await buffer(content)))
  })
  await finishLoading(tx, manifest, tables)
}

/** Rows of another form of tables cannot be written; which version can is known by the migration. */
export async function refuseOtherTables(db: Db, { migration, version }: Manifest): Promise<void> {
  const current = await lastMigration(db)
  if (current === migration) return
  const [which, advice] =
    migration < current
      ? [
          'an older',
          'Restore it with the version of the gallery that made it; the new one then brings it up to date.',
        ]
      : ['a newer', 'Restore it with that version of the gallery.']
  throw new Error(
    `The backup was made by ${which} version (${version}, migration ${migration}; here it is ${current}). ` +
      `${advice} Nothing was changed.`
  )
}

async function refuseFilled(tx: Db): Promise<void> {
  const filled = await listFilled(tx)
  if (filled.length > 0) throw new NotEmpty(filled)
}

/** The columns of each table in the order in which the backup has them, with the types of here. */
function columnsOf(manifest: Manifest, tables: readonly Table[]): Map<string, Column[]> {
  return new Map(
    manifest.tables.map(({ name, columns }) => {
      const here = tables.find((table) => table.name === name)?.columns ?? []
      const known = columns.map((column) => here.find((candidate) => candidate.name === column))
      const found = known.filter((column) => column !== undefined)
      if (found.length !== here.length || found.length !== columns.length) {
        throw new Error(`The table ${name} of the backup has other columns than here`)
      }
      return [name, found]
    })
  )
}

function linesOf(part: Buffer): string[] {
  return part.toString('utf8').split('\n').filter(Boolean)
}

/**
 * Stores a file of the backup. One that is there already is not among those that a failure takes away again: it may
 * belong to what the database still holds then.
 */
async function putFile(
  key: string,
  bytes: Buffer,
  { storage, remembering }: { storage: Storage; remembering: Storage }
): Promise<void> {
  const stored = await storage.stat(key)
  if (stored === null) return remembering.put(key, bytes)
  const isSame = stored.bytes === bytes.byteLength && (await holds(storage, key, bytes))
  if (!isSame) await storage.put(key, bytes)
}

/** Whether a stored file is this one: one that cannot be read is replaced. */
async function holds(storage: Storage, key: string, bytes: Buffer): Promise<boolean> {
  try {
    return bytes.equals(await buffer(await storage.get(key)))
  } catch (error) {
    if (isUnreadable(error)) return false
    throw error
  }
}
