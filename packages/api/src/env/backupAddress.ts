import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BucketAddress, readBucketAddress } from './bucketAddress.ts'

/** Where backups are kept: a folder of this machine, or a bucket. */
export type BackupAddress = { folder: string } | { bucket: BucketAddress }

/** Reads `file:///a/folder`, or the address of a bucket as {@link readBucketAddress} does; null for anything else. */
export function readBackupAddress(text: string): BackupAddress | null {
  const bucket = readBucketAddress(text)
  if (bucket) return { bucket }
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (url.protocol !== 'file:' || url.host !== '' || url.search + url.hash !== '') return null
  const folder = fileURLToPath(url)
  return isAbsolute(folder) && folder !== '/' ? { folder } : null
}
