import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A server that keeps objects as a bucket does, in memory. */
export interface BucketServer {
  /** `s3://…`, for `STORAGE_URL`. */
  storageUrl: string
  /** What it keeps, by path. */
  objects: Map<string, Buffer>
  /** Every request that came, oldest first. */
  requests: { method: string; path: string; headers: IncomingHttpHeaders }[]
  /** The statuses with which the next requests are refused, first come first served. */
  refusals: number[]
  close(): Promise<void>
}

/** Starts it on a free port. */
export async function openBucketServer(bucket: string): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map()
  const requests: BucketServer['requests'] = []
  const refusals: number[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const body = await buffer(request)
    requests.push({ method, path, headers })
    const status = refusals.shift()
    if (status !== undefined) return void response.writeHead(status).end()
    if (path === `/${bucket}`) return void response.writeHead(200).end()
    if (method === 'PUT') objects.set(path, body)
    if (method === 'DELETE') objects.delete(path)
    if (method === 'PUT') return void response.writeHead(200).end()
    if (method === 'DELETE') return void response.writeHead(204).end()
    sendObject(response, objects.get(path), headers.range)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The bucket has no port')
  return {
    storageUrl: `s3://KEY:SECRET@127.0.0.1:${address.port}/${bucket}?region=eu-west-1&tls=false`,
    objects,
    requests,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function sendObject(response: ServerResponse, object: Buffer | undefined, range = ''): void {
  if (object === undefined) return void response.writeHead(404).end()
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
  const part = start === undefined ? object : object.subarray(Number(start), Number(end) + 1)
  response
    .writeHead(start === undefined ? 200 : 206, {
      'content-length': part.byteLength,
      'last-modified': 'Wed, 05 Mar 2025 15:00:00 GMT',
      etag: '"etag-1"',
    })
    .end(part)
}
