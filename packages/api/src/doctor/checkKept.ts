import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeptFile } from '../backups/backupNames.ts'
import { openBackupTarget } from '../backups/target.ts'
import { whereGone } from '../backups/whereGone.ts'
import type { Db } from '../db/db.ts'
import { type BackupAddress, readBackupAddress } from '../env/backupAddress.ts'
import type { Env } from '../env/env.ts'
import { type Finding, findings } from './finding.ts'

const { warn } = findings('backups')

/** Whether the backups that the database tells of are where backups are kept; `checkBackups` says where these cannot be seen. */
export async function checkKept(
  db: Db,
  env: Pick<Env, 'BACKUP_URL' | 'GALLERY_DATA' | 'GALLERY_TZ'>,
  now: Date
): Promise<Finding[]> {
  const address = readBackupAddress(env.BACKUP_URL ?? '')
  if (!address) return []
  const kept = await listKept(address, env)
  const gone = kept && (await whereGone(db, { kept, zone: env.GALLERY_TZ, now }))
  return gone ? [warn(gone.says, gone.todo)] : []
}

async function listKept(
  address: BackupAddress,
  { GALLERY_DATA }: Pick<Env, 'GALLERY_DATA'>
): Promise<KeptFile[] | null> {
  const work = join(GALLERY_DATA, `backup-work-kept-${process.pid}`)
  try {
    return await (await openBackupTarget(address, work)).list()
  } catch {
    return null
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
