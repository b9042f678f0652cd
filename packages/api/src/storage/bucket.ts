import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { BucketAddress } from '../env/bucketAddress.ts'
import { readKey } from './keys.ts'
import type { Storage, StoredFile } from './storage.ts'

/** How long to wait for the head of an answer, in milliseconds; what follows it may take its time. */
const patience = 30_000

/**
 * Opens a bucket of an S3-compatible server as the storage. A bucket replaces an object at once, as
 * {@link Storage.put} promises; its keys are the storage's own.
 *
 * @throws Error when the bucket cannot be reached or the key does not open it.
 */
export async function openBucket({ url, key, secret, region }: BucketAddress): Promise<Storage> {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 3,
  })

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patience)
    try {
      return await client.fetch(path, { ...init, signal: waiting.signal })
    } finally {
      clearTimeout(timer)
    }
  }
  const addressOf = (storageKey: string) => {
    const { folder, file } = readKey(storageKey)
    return `${url}/${folder}/${file}`
  }
  const find = async (storageKey: string) => {
    const response = await send(addressOf(storageKey), { method: 'HEAD' })
    return response.status === 404 ? null : describe(accepted(response, storageKey))
  }

  await refuseClosed(url, () => send(url, { method: 'HEAD' }))
  return {
    stat: find,
    pathOf: () => null,
    exists: async (storageKey) => (await find(storageKey)) !== null,
    put: async (storageKey, bytes) => {
      const content = new Uint8Array(bytes)
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') }
      const response = await send(addressOf(storageKey), { method: 'PUT', body: content, headers })
      await accepted(response, storageKey).body?.cancel()
    },
    get: async (storageKey, range) => {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { body } = accepted(await send(addressOf(storageKey), { headers }), storageKey)
      return body === null ? Readable.from([]) : Readable.from(body)
    },
    delete: async (storageKey) => {
      const response = await send(addressOf(storageKey), { method: 'DELETE' })
      if (response.status !== 404) await accepted(response, storageKey).body?.cancel()
    },
  }
}

/** A bucket that will not open is found out at the start, not with the first picture. */
async function refuseClosed(url: string, ask: () => Promise<Response>): Promise<void> {
  const reason = await ask().then(
    ({ ok, status }) => (ok ? null : `the server answers ${status}`),
    (error: unknown) => (error instanceof Error ? error.message : String(error))
  )
  if (reason === null) return
  throw new Error(
    `The bucket that STORAGE_URL names, ${url}, cannot be used: ${reason}. Does it exist, are key, secret and region ` +
      'right, and may the key list it, read, write and delete in it?'
  )
}

function accepted(response: Response, storageKey: string): Response {
  if (response.ok) return response
  throw new Error(`The bucket answers ${response.status} about "${storageKey}"`)
}

function describe({ headers }: Response): StoredFile {
  return {
    bytes: Number(headers.get('content-length')),
    modified: new Date(headers.get('last-modified') ?? 0),
    etag: (headers.get('etag') ?? '').replace(/^W\/|"/g, ''),
  }
}
