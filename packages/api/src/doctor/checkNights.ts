import { goneFiles } from '../backup/goneFiles.ts'
import { lastBackup, listBackups } from '../backups/backups.queries.ts'
import { isLeftUnchecked, ofNewerTables } from '../backups/leftUnchecked.ts'
import type { Db } from '../db/db.ts'
import { firstOf } from '../firstOf.ts'
import type { Storage } from '../storage/storage.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('nights')

const hour = 3_600_000
/** Hours without a good backup after which it is no bad night any more. */
const tooLong = 72
/** Nights to look for a backup that has what the last one lacks: more than are kept. */
const nights = 400

/**
 * Whether the last backup that the gallery made by itself was restored beside it and found good, and whether the files that
 * it could not have are still gone. `checkBackups` sees the files alone, which may be new and worth nothing. Nothing is said
 * of a gallery that has made none.
 *
 * @param openStorage asked only where files were missing
 */
export async function checkNights(
  db: Db,
  now: Date,
  openStorage: () => Promise<Storage>
): Promise<Finding[]> {
  const [last] = await listBackups(db, now, 1)
  if (last === undefined) return []
  const good = await lastBackup(db, now)
  const lost =
    good !== null && good.missing > 0
      ? await checkGone(db, now, { storage: await openStorage(), missing: good.missing })
      : []
  if (last.checked_at !== null)
    return [ok(`The backup of ${last.day} was restored beside the gallery and found good`), ...lost]
  if (last.last_error === null) return [ok(`The backup of ${last.day} is not done yet`), ...lost]
  const since =
    good === null ? 'There is no good one' : `The last good one holds ${good.made_at.toISOString()}`
  const outcome = isLeftUnchecked(last)
    ? `was not checked: ${ofNewerTables}`
    : `was not found good: ${last.last_error}`
  const says = `The backup of ${last.day} ${outcome}. ${since}`
  const todo = '“gallery backups --nights” tells of the nights before; “gallery backup FILE” makes one now.'
  const isLong = good === null || now.getTime() - good.made_at.getTime() > tooLong * hour
  return [isLong ? bad(says, todo) : warn(says, todo), ...lost]
}

/** Which files are gone, and which backup had the most of them. */
async function checkGone(
  db: Db,
  now: Date,
  { storage, missing: missed }: { storage: Storage; missing: number }
): Promise<Finding[]> {
  const gone = await goneFiles(db, storage)
  if (gone.length === 0) return []
  const files =
    gone.length === 1 ? '1 file that a record names is' : `${gone.length} files that records name are`
  const checked = (await listBackups(db, now, nights)).filter(({ checked_at }) => checked_at !== null)
  const fewest = Math.min(...checked.map(({ missing }) => missing))
  const had = checked.find(({ missing }) => missing === fewest)
  const todo =
    had === undefined || fewest >= missed
      ? 'No backup that was checked had them: look for an older one, or another copy.'
      : `Take them from the backup of ${had.day}, or from one before it (“gallery backups” lists those that are kept): they lie in its folder “files”.`
  return [warn(`${files} gone: ${firstOf(gone, 5)}`, todo)]
}
