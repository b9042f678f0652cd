import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BucketAddress } from '../env/bucketAddress.ts'
import { refuseClosed } from '../storage/bucket.ts'
import { accepted, type BucketClient, bucketClient } from '../storage/bucketClient.ts'
import { backupsAmong } from './backupNames.ts'
import type { BackupTarget } from './target.ts'

/** Before the names of backups, so that a bucket may hold the storage too. */
const prefix = 'backups/'
/** Bytes that go at once: a server takes 10,000 parts of one file, so 160 GB. One part is what memory holds. */
const partSize = 16 * 1024 * 1024
/** How long a part may take on its way there, and how long nothing may come on the way back, in milliseconds. */
const partPatience = 10 * 60_000
/** How long to wait for what the bucket says to somebody without its key, in milliseconds. */
const strangerPatience = 10_000

/** A bucket of backups. What goes there or comes from there lies in the folder `work` meanwhile. */
export async function openBucketTarget(address: BucketAddress, work: string): Promise<BackupTarget> {
  const client = bucketClient(address)
  await refuseClosed(client, address.url, 'BACKUP_URL')
  await refusePublic(address.url)
  const pathOf = (name: string) => join(work, name)
  const addressOf = (name: string) => client.addressOf(prefix + name)
  return {
    list: async () => {
      const files: { name: string; bytes: number }[] = []
      for await (const page of client.list(prefix)) {
        for (const { key, bytes } of page) files.push({ name: key.slice(prefix.length), bytes })
      }
      return backupsAmong(files)
    },
    placeFor: async (name) => {
      await mkdir(work, { recursive: true, mode: 0o700 })
      return pathOf(name)
    },
    keep: async (name, signal) => {
      try {
        await sendFile(client, addressOf(name), pathOf(name), signal)
      } finally {
        await rm(pathOf(name), { force: true })
      }
    },
    reading: async (name, read, signal) => {
      await mkdir(work, { recursive: true, mode: 0o700 })
      try {
        await fetchFile(client, addressOf(name), pathOf(name), signal)
        return await read(pathOf(name))
      } finally {
        await rm(pathOf(name), { force: true })
      }
    },
    delete: async (name) => {
      const response = await client.send(addressOf(name), { method: 'DELETE' })
      if (response.status !== 404) await (await accepted(response, name)).body?.cancel()
    },
  }
}

/** Backups hold all that the gallery knows of anybody: a bucket that lists them without a key is none for them. */
async function refusePublic(url: string): Promise<void> {
  const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': '1' })
  const signal = AbortSignal.timeout(strangerPatience)
  // The bucket has just answered to its key: where nobody answers without it, it shows nothing to anybody.
  const answer = await fetch(`${url}?${query}`, { signal }).catch(() => null)
  await answer?.body?.cancel()
  if (answer?.ok) {
    throw new Error(
      `The bucket that BACKUP_URL names, ${url}, shows everybody what is in it, and backups hold all that the gallery ` +
        'knows of anybody: keep them in one that is private.'
    )
  }
}

/** Fetches a file of any size, and gives up when the bucket stops sending in the middle of it. */
async function fetchFile(
  client: BucketClient,
  address: string,
  path: string,
  signal: AbortSignal | undefined
): Promise<void> {
  const { body } = await accepted(await client.send(address), address)
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(new Error('The bucket has stopped sending')), partPatience)
  try {
    await pipeline(
      Readable.from(body ?? []),
      async function* (parts: AsyncIterable<Uint8Array>) {
        for await (const part of parts) {
          timer.refresh()
          yield part
        }
      },
      createWriteStream(path, { mode: 0o600 }),
      { signal: AbortSignal.any(signal ? [signal, stalled.signal] : [stalled.signal]) }
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a file of any size: in parts, which the server puts together at once when it has them all. */
async function sendFile(
  client: BucketClient,
  address: string,
  path: string,
  signal: AbortSignal | undefined
): Promise<void> {
  const ask = async (query: string, init: RequestInit) =>
    accepted(await client.send(`${address}?${query}`, init, partPatience), address)

  const begun = await (await ask('uploads=', { method: 'POST' })).text()
  const upload = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]
  if (upload === undefined) throw new Error('The bucket has not begun to take a backup')
  const uploadId = `uploadId=${encodeURIComponent(upload)}`
  const file = await open(path)
  try {
    const tags: string[] = []
    const buffer = Buffer.alloc(partSize)
    for (;;) {
      signal?.throwIfAborted()
      const { bytesRead } = await file.read(buffer, 0, partSize, tags.length * partSize)
      if (bytesRead === 0 && tags.length > 0) break
      const body = new Uint8Array(buffer.subarray(0, bytesRead))
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') }
      const query = `partNumber=${tags.length + 1}&${uploadId}`
      const response = await ask(query, { method: 'PUT', body, headers })
      await response.body?.cancel()
      tags.push(response.headers.get('etag') ?? '')
    }
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const answer = await (await ask(uploadId, { method: 'POST', body })).text()
    // A server that has begun to answer can only say so in the answer itself.
    if (!answer.includes('<CompleteMultipartUploadResult')) throw new Error(`The bucket says: ${answer}`)
  } catch (error) {
    await client.send(`${address}?${uploadId}`, { method: 'DELETE' }).catch(() => {})
    throw error
  } finally {
    await file.close()
  }
}
