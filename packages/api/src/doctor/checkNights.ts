import { lastBackup, listBackups } from '../backups/backups.queries.ts'
import type { Db } from '../db/db.ts'
import { type Finding, findings } from './finding.ts'

const { ok, warn, bad } = findings('nights')

const hour = 3_600_000
/** Hours without a good backup after which it is no bad night any more. */
const tooLong = 72

/**
 * Whether the last backup that the gallery made by itself was restored beside it and found good. `checkBackups` sees the
 * files alone, which may be new and worth nothing. Nothing is said of a gallery that has made none.
 */
export async function checkNights(db: Db, now: Date): Promise<Finding[]> {
  const [last] = await listBackups(db, 1)
  if (last === undefined) return []
  if (last.checked_at !== null)
    return [ok(`The backup of ${last.day} was restored beside the gallery and found good`)]
  if (last.last_error === null) return [ok(`The backup of ${last.day} is not done yet`)]
  const good = await lastBackup(db)
  const since =
    good === null ? 'There is no good one' : `The last good one holds ${good.made_at.toISOString()}`
  const says = `The backup of ${last.day} was not found good: ${last.last_error}. ${since}`
  const todo = '“gallery backups --nights” tells of the nights before; “gallery backup FILE” makes one now.'
  const isLong = good === null || now.getTime() - good.made_at.getTime() > tooLong * hour
  return [isLong ? bad(says, todo) : warn(says, todo)]
}
