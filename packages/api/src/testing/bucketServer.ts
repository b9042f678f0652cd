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
  /** Shows whoever asks without its key what it holds, as a bucket does that somebody made public. */
  makePublic(): void
  close(): Promise<void>
}

/** Starts it on a free port; `now` is when what it keeps was written. */
export async function openBucketServer(
  bucket: string,
  now: () => Date = () => new Date('2025-03-05T15:00:00Z')
): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map()
  const requests: BucketServer['requests'] = []
  const refusals: number[] = []
  const written = new Map<string, Date>()
  const uploads = new Map<string, Buffer[]>()
  let isPublic = false

  function keep(path: string, body: Buffer): void {
    objects.set(path, body)
    written.set(path, now())
  }

  /** A file that comes in parts: begun, each part, put together or left. */
  function takePart(method: string, path: string, query: URLSearchParams, body: Buffer): string {
    const id = query.get('uploadId') ?? ''
    if (query.has('uploads')) {
      const begun = `upload-${uploads.size + 1}`
      uploads.set(begun, [])
      return `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`
    }
    const parts = uploads.get(id) ?? []
    if (method === 'PUT') parts[Number(query.get('partNumber')) - 1] = body
    if (method !== 'POST') return ''
    keep(path, Buffer.concat(parts))
    return '<CompleteMultipartUploadResult><ETag>"etag-1"</ETag></CompleteMultipartUploadResult>'
  }

  /** A page of three objects of a prefix. */
  function listed(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const start = `/${bucket}/`
    const keys = [...objects.keys()]
      .map((path) => path.slice(start.length))
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted()
    const contents = keys.slice(0, 3).map((key) => {
      const modified = (written.get(start + key) ?? now()).toISOString()
      const size = objects.get(start + key)?.byteLength
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>${size}</Size></Contents>`
    })
    const next = keys.length > 3 ? `<NextContinuationToken>${keys[2]}</NextContinuationToken>` : ''
    return `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await buffer(request)
    const { pathname: path, searchParams: query } = new URL(url, 'http://bucket')
    requests.push({ method, path, headers })
    const status = refusals.shift()
    if (status !== undefined) return void response.writeHead(status).end()
    if (!isPublic && headers.authorization === undefined) return void response.writeHead(403).end()
    if (path === `/${bucket}`) return void response.end(query.has('list-type') ? listed(query) : '')
    if (query.has('uploads') || query.has('uploadId')) {
      return void response.setHeader('etag', '"part"').end(takePart(method, path, query, body))
    }
    const copied = headers['x-amz-copy-source']
    if (method === 'PUT' && typeof copied === 'string') {
      const source = objects.get(decodeURIComponent(copied))
      if (source === undefined) return void response.writeHead(404).end()
      keep(path, source)
      return void response.end('<CopyObjectResult><ETag>"etag-1"</ETag></CopyObjectResult>')
    }
    if (method === 'PUT') keep(path, body)
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
    makePublic: () => {
      isPublic = true
    },
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
