import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BucketAddress } from '../env/bucketAddress.ts'
import { accepted, type BucketClient, bucketClient } from './bucketClient.ts'
import { readKey } from './keys.ts'
import type { Storage, StoredFile } from './storage.ts'

/**
 * Opens a bucket of an S3-compatible server as the storage. A bucket replaces an object at once, as
 * {@link Storage.put} promises; its keys are the storage's own.
 *
 * @throws Error when the bucket cannot be reached or the key does not open it.
 */
export async function openBucket(address: BucketAddress): Promise<Storage> {
  const client = bucketClient(address)
  const addressOf = (storageKey: string) => {
    const { folder, file } = readKey(storageKey)
    return client.addressOf(`${folder}/${file}`)
  }
  const find = async (storageKey: string) => {
    const response = await client.send(addressOf(storageKey), { method: 'HEAD' })
    return response.status === 404 ? null : describe(await accepted(response, storageKey))
  }

  await refuseClosed(client, address.url, 'STORAGE_URL')
  return {
    stat: find,
    pathOf: () => null,
    exists: async (storageKey) => (await find(storageKey)) !== null,
    put: async (storageKey, bytes) => {
      const content = new Uint8Array(bytes)
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') }
      const response = await client.send(addressOf(storageKey), { method: 'PUT', body: content, headers })
      await (await accepted(response, storageKey)).body?.cancel()
    },
    get: async (storageKey, range) => {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { body } = await accepted(await client.send(addressOf(storageKey), { headers }), storageKey)
      return body === null ? Readable.from([]) : Readable.from(body)
    },
    delete: async (storageKey) => {
      const response = await client.send(addressOf(storageKey), { method: 'DELETE' })
      if (response.status !== 404) await (await accepted(response, storageKey)).body?.cancel()
    },
  }
}

/**
 * A bucket that will not open is found out at the start, not with the first file.
 *
 * @param variable of the environment that names it
 */
export async function refuseClosed(client: BucketClient, url: string, variable: string): Promise<void> {
  const reason = await client.send(url, { method: 'HEAD' }).then(
    ({ ok, status }) => (ok ? null : `the server answers ${status}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error))
  )
  if (reason === null) return
  throw new Error(
    `The bucket that ${variable} names, ${url}, cannot be used: ${reason}. Does it exist, are key, secret and region ` +
      'right, and may the key list it, read, write and delete in it?'
  )
}

function describe({ headers }: Response): StoredFile {
  return {
    bytes: Number(headers.get('content-length')),
    modified: new Date(headers.get('last-modified') ?? 0),
    etag: (headers.get('etag') ?? '').replace(/^W\/|"/g, ''),
  }
}
