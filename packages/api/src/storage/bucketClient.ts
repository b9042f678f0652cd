import { AwsClient } from 'aws4fetch'
import { SaxesParser } from 'saxes'
import type { BucketAddress } from '../env/bucketAddress.ts'

/** How long to wait for the head of an answer, in milliseconds; what follows it may take its time. */
const usualPatience = 30_000

/** An object of a bucket, as a list of them has it. */
interface BucketObject {
  key: string
  bytes: number
  modified: Date
}

/** A bucket of an S3-compatible server, asked by signed requests. */
export interface BucketClient {
  /** The path of the bucket on its server, as a copy names what it is made from. */
  path: string
  /** The address of an object. */
  addressOf(key: string): string
  send(address: string, init?: RequestInit, patience?: number): Promise<Response>
  /** Every object whose key begins with the prefix, some hundred at a time. */
  list(prefix: string): AsyncGenerator<BucketObject[]>
}

/** How the requests are signed, and how a server that is busy is asked again. */
export function bucketClient({ url, key, secret, region }: BucketAddress): BucketClient {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 3,
  })

  async function send(
    address: string,
    init: RequestInit = {},
    patience: number = usualPatience
  ): Promise<Response> {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), patience)
    try {
      return await client.fetch(address, { ...init, signal: waiting.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  async function* list(prefix: string): AsyncGenerator<BucketObject[]> {
    let token: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (token !== undefined) query.set('continuation-token', token)
      const page = readList(await (await accepted(await send(`${url}?${query}`), prefix)).text())
      yield page.objects
      token = page.next
    } while (token !== undefined)
  }

  return {
    path: new URL(url).pathname,
    addressOf: (storageKey) => `${url}/${storageKey}`,
    send,
    list,
  }
}

/** @throws when the server has refused */
export async function accepted(response: Response, what: string): Promise<Response> {
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`The bucket answers ${response.status} about "${what}"`)
}

/** The objects of an answer to a list, and with what the next page is asked for. */
function readList(xml: string): { objects: BucketObject[]; next: string | undefined } {
  const objects: BucketObject[] = []
  let next: string | undefined
  let fields: Record<string, string> = {}
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (name === 'Contents') fields = {}
    text = ''
  })
  parser.on('text', (piece) => {
    text += piece
  })
  parser.on('closetag', ({ name }) => {
    fields[name] = text
    if (name === 'NextContinuationToken') next = text
    if (name !== 'Contents') return
    const { Key = '', Size = '0', LastModified = '' } = fields
    objects.push({ key: Key, bytes: Number(Size), modified: new Date(LastModified) })
  })
  parser.write(xml).close()
  return { objects, next }
}
