import type { BackupAddress } from '../env/backupAddress.ts'
import type { KeptFile } from './backupNames.ts'
import { openBucketTarget } from './bucketTarget.ts'
import { openFolderTarget } from './folderTarget.ts'

/** Where backups are kept. Files there whose names are none of a backup's are nobody's business. */
export interface BackupTarget {
  /** Every backup, the oldest first. */
  list(): Promise<KeptFile[]>
  /** Where to write a backup that will be called so, before {@link keep}. */
  placeFor(name: string): Promise<string>
  /** Puts what was written there among the backups. */
  keep(name: string, signal?: AbortSignal): Promise<void>
  /** Has a backup read as a file of this machine, as it is kept. */
  reading<Result>(
    name: string,
    read: (file: string) => Promise<Result>,
    signal?: AbortSignal
  ): Promise<Result>
  delete(name: string): Promise<void>
}

/**
 * Opens where backups are kept, and changes nothing there or here.
 *
 * @param work a folder for what is on its way to or from a bucket
 * @throws when the bucket cannot be used, or shows everybody what is in it
 */
export async function openBackupTarget(address: BackupAddress, work: string): Promise<BackupTarget> {
  return 'folder' in address ? openFolderTarget(address.folder) : openBucketTarget(address.bucket, work)
}
