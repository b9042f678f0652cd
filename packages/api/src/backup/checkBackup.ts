import type { Db } from '../db/db.ts'
import { startChecksums } from './checksums.ts'
import type { Manifest } from './manifest.ts'
import { partsOf, writePlainly } from './parts.queries.ts'
import type { WholeBackup } from './readBackup.ts'
import { loadBackup, refuseOtherTables } from './restoreBackup.ts'
import { listStoredFiles } from './storedFiles.queries.ts'
import { listTables, nextId } from './tables.queries.ts'

/**
 * Restores a backup into a database that nobody needs, and compares what is there then with what the backup says: the
 * rows of each table by number and checksum, the numbers of the next ones, and that it has every file that they name.
 * The files themselves are read and compared with their checksums, and kept nowhere.
 *
 * @param whole what is known to be as it was written
 * @throws with what differs
 */
export async function checkBackup(db: Db, whole: WholeBackup): Promise<void> {
  await refuseOtherTables(db, whole.manifest)
  await db.transaction(async (tx) => {
    await loadBackup(tx, whole, async () => {})
    await writePlainly(tx)
    const differences = await differencesOf(tx, whole.manifest)
    if (differences.length > 0) {
      throw new Error(`The backup, restored, is not what it was made of: ${differences.join('; ')}`)
    }
  })
}

async function differencesOf(tx: Db, { tables, files, checksums }: Manifest): Promise<string[]> {
  const differences: string[] = []
  for (const table of await listTables(tx)) {
    const saved = tables.find(({ name }) => name === table.name)
    const counting = startChecksums()
    const folder = `tables/${table.name}`
    let rows = 0
    for await (const { path, text, count } of partsOf(tx, table)) {
      for await (const _read of counting.watch(folder, path, oneBuffer(text)));
      rows += count
    }
    if (rows !== saved?.rows)
      differences.push(`${table.name} has ${rows} rows and not ${saved?.rows ?? 'any'}`)
    else if (counting.finish()[folder] !== checksums[folder]) differences.push(`${table.name} has other rows`)
    if ((await nextId(tx, table)) !== (saved?.next ?? null))
      differences.push(`${table.name} would go on with another number`)
  }
  let named = 0
  for await (const _key of listStoredFiles(tx)) named += 1
  const known = files.count + files.missing.length
  if (named !== known) differences.push(`${named} files are named and ${known} are known`)
  return differences
}

async function* oneBuffer(buffer: Buffer): AsyncGenerator<Buffer> {
  yield buffer
}
