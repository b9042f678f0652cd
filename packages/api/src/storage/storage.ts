import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { readBucketAddress } from '../env/bucketAddress.ts'
import { openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'
import type { StorageFolder } from './keys.ts'

/** What is known of a stored file without reading it. */
export type StoredFile = {
  bytes: number
  modified: Date
  /** Changes with the content; without quotes. */
  etag: string
}

/** A part of a file: the offsets of its first and last byte, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Where originals and variants live (a folder or a bucket). A key is
 * `{folder}/{file}`, see `keys.ts`; every function throws for anything else.
 */
export type Storage = {
  /** Writes a whole file, replacing it at once: a reader sees the old one or the new one, never a part. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  stat(key: string): Promise<StoredFile | null>
  /** The content, or a part of it. Rejects when there is no such file. */
  get(key: string, range?: ByteRange): Promise<Readable>
  exists(key: string): Promise<boolean>
  /** Where a file lies on this machine, for what reads parts of it in their own way; null where files lie elsewhere. */
  pathOf(key: string): string | null
  /** Removing what is not there is no error. */
  delete(key: string): Promise<void>
  /** Every file of a folder, some hundred at a time, in no order. */
  list(folder: StorageFolder): AsyncGenerator<ListedFile[]>
  /** Deletes what a process that was killed while it wrote has left, where no list has it, unless it is newer. */
  deleteUnfinished(before: Date): Promise<void>
  aside: Aside
}

/** A file as a list has it. */
export type ListedFile = { key: string; bytes: number; modified: Date }

/**
 * Files that were moved out of their places, where nobody is served them, under the keys that they had. `modified` is
 * when that was.
 */
export type Aside = Pick<Storage, 'stat' | 'get' | 'delete'> & {
  list(): AsyncGenerator<ListedFile[]>
  /** Moves a file aside; one that is not in its place is no error. */
  put(key: string): Promise<void>
  /** Moves a file back into its place; one that is not aside is no error. */
  back(key: string): Promise<void>
}

/**
 * Opens the storage that the environment names: the bucket of `STORAGE_URL`, or the folder `GALLERY_DATA/storage`, whose
 * folders it makes where they are missing and nothing else is said.
 *
 * @throws Error when the bucket cannot be used.
 */
export async function openStorage(
  env: { GALLERY_DATA: string; STORAGE_URL?: string | undefined },
  { makes = true } = {}
): Promise<Storage> {
  if (env.STORAGE_URL === undefined) return openFolder(storageRoot(env.GALLERY_DATA), { makes })
  const bucket = readBucketAddress(env.STORAGE_URL)
  if (bucket === null) throw new Error('STORAGE_URL is no address of a bucket')
  return openBucket(bucket)
}

/** The folder of the stored files of a data folder. */
export function storageRoot(data: string): string {
  return join(data, 'storage')
}
