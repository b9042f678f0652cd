import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BucketAddress } from '../env/bucketAddress.ts'
import { accepted, type BucketClient, bucketClient } from './bucketClient.ts'
import { isKey, readKey } from './keys.ts'
import type { ByteRange, ListedFile, Storage, StoredFile } from './storage.ts'

/** Before the keys of files that were moved out of their places. */
const asidePrefix = 'aside/'

/**
 * Opens a bucket of an S3-compatible server as the storage. A bucket replaces an object at once, as
 * {@link Storage.put} promises; its keys are the storage's own.
 *
 * @throws Error when the bucket cannot be reached or the key does not open it.
 */
export async function openBucket(address: BucketAddress): Promise<Storage> {
  const client = bucketClient(address)
  await refuseClosed(client, address.url, 'STORAGE_URL')
  const place = objectsUnder(client, '')
  const aside = objectsUnder(client, asidePrefix)

  /** A bucket renames nothing: the new one is there before the old one goes. */
  async function move(storageKey: string, from: typeof place, to: typeof place): Promise<void> {
    const headers = { 'x-amz-copy-source': `${client.path}/${from.nameOf(storageKey)}` }
    const response = await client.send(to.addressOf(storageKey), { method: 'PUT', headers })
    if (response.status === 404) return void (await response.body?.cancel())
    // A server that has begun to answer can only say so in the answer itself.
    const answer = await (await accepted(response, storageKey)).text()
    if (answer.includes('<Error>')) throw new Error(`The bucket could not copy "${storageKey}": ${answer}`)
    await from.delete(storageKey)
  }

  return {
    ...place,
    exists: async (storageKey) => (await place.stat(storageKey)) !== null,
    put: async (storageKey, bytes) => {
      const content = new Uint8Array(bytes)
      const headers = { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') }
      const init = { method: 'PUT', body: content, headers }
      const response = await client.send(place.addressOf(storageKey), init)
      await (await accepted(response, storageKey)).body?.cancel()
    },
    pathOf: () => null,
    list: (folder) => place.list(`${folder}/`),
    deleteUnfinished: async () => {},
    aside: {
      ...aside,
      list: () => aside.list(''),
      put: (storageKey) => move(storageKey, place, aside),
      back: (storageKey) => move(storageKey, aside, place),
    },
  }
}

/** What can be done with objects whose keys have a prefix. */
function objectsUnder(client: BucketClient, prefix: string) {
  const nameOf = (storageKey: string) => {
    const { folder, file } = readKey(storageKey)
    return `${prefix}${folder}/${file}`
  }
  const addressOf = (storageKey: string) => client.addressOf(nameOf(storageKey))
  return {
    nameOf,
    addressOf,
    stat: async (storageKey: string) => {
      const response = await client.send(addressOf(storageKey), { method: 'HEAD' })
      return response.status === 404 ? null : describe(await accepted(response, storageKey))
    },
    get: async (storageKey: string, range?: ByteRange) => {
      const headers: HeadersInit = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const { body } = await accepted(await client.send(addressOf(storageKey), { headers }), storageKey)
      return body === null ? Readable.from([]) : Readable.from(body)
    },
    delete: async (storageKey: string) => {
      const response = await client.send(addressOf(storageKey), { method: 'DELETE' })
      if (response.status !== 404) await (await accepted(response, storageKey)).body?.cancel()
    },
    list: async function* (within: string): AsyncGenerator<ListedFile[]> {
      for await (const page of client.list(prefix + within)) {
        const files = page.map(({ key, ...file }) => ({ key: key.slice(prefix.length), ...file }))
        // What somebody else keeps in the bucket is theirs.
        yield files.filter(({ key }) => isKey(key))
      }
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
