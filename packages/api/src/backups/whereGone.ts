import type { Db } from '../db/db.ts'
import type { KeptFile } from './backupNames.ts'
import { checkedBackups } from './backups.queries.ts'
import { keptBackups } from './keptBackups.ts'

/**
 * What to say where none of the backups that should be kept is where backups are: the disk that has them is not mounted, and
 * another took its place. Null where one is there, and where the gallery has made none yet.
 */
export async function whereGone(
  db: Db,
  { kept, zone, now }: { kept: readonly Pick<KeptFile, 'name'>[]; zone: string; now: Date }
): Promise<{ says: string; todo: string } | null> {
  const made = await checkedBackups(db, now)
  const keeping = keptBackups(
    made.map(({ made_at }) => made_at),
    zone
  )
  const wanted = made.filter(({ made_at }) => keeping.has(made_at))
  if (wanted.length === 0) return null
  const there = new Set(kept.map(({ name }) => name))
  if (wanted.some(({ name }) => there.has(name))) return null
  const backups = wanted.length === 1 ? 'The one backup' : `None of the ${wanted.length} backups`
  return {
    says: `${backups} that should be kept ${wanted.length === 1 ? 'is not' : 'is'} where BACKUP_URL says`,
    todo: 'Is the disk mounted that has them? Of a new BACKUP_URL this is said until its first night.',
  }
}
