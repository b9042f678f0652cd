import type { Db } from '../db/db.ts'
import { uncheckedBackups } from './backups.queries.ts'
import { kept, keptBackups } from './keptBackups.ts'
import type { BackupTarget } from './target.ts'

interface Kept {
  db: Db
  target: BackupTarget
}

/** Deletes the backups that are too many, and those that were not found good: there is a newer one that was. */
export async function deleteOld({ db, target }: Kept, zone: string): Promise<void> {
  const files = await target.list()
  const unchecked = await uncheckedBackups(
    db,
    files.map(({ name }) => name)
  )
  const good = files.filter(({ name }) => !unchecked.has(name))
  const keeping = keptBackups(
    good.map(({ made_at }) => made_at),
    zone
  )
  for (const { name, made_at } of files) if (!keeping.has(made_at)) await target.delete(name)
}

/**
 * Deletes of the backups that were not found good, or not looked at, all but as many as there are days of good ones: while
 * none can be found good nothing else would delete them. The good ones stay.
 */
export async function deleteOldUnchecked({ db, target }: Kept): Promise<void> {
  const files = await target.list()
  const unchecked = await uncheckedBackups(
    db,
    files.map(({ name }) => name)
  )
  const old = files.filter(({ name }) => unchecked.has(name)).slice(0, -kept.days)
  for (const { name } of old) await target.delete(name)
}
