import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BucketServer, openBucketServer } from '../testing/bucketServer.ts'
import { openStorage, type Storage } from './storage.ts'

describe('a bucket as the storage', () => {
  let server: BucketServer
  let storage: Storage
  const bytes = new TextEncoder().encode('eleven bytes')

  beforeEach(async () => {
    server = await openBucketServer('gallery')
    storage = await openStorage({ GALLERY_DATA: '/nowhere', STORAGE_URL: server.storageUrl })
  })
  afterEach(() => server.close())

  it('keeps what is put, tells its size and gives it back, whole or in part', async () => {
    await storage.put('images/work-1.jpg', bytes)
    expect([...server.objects.keys()]).toEqual(['/gallery/images/work-1.jpg'])
    expect(await storage.stat('images/work-1.jpg')).toEqual({
      bytes: bytes.byteLength,
      modified: new Date('2025-03-05T15:00:00Z'),
      etag: 'etag-1',
    })
    expect(await storage.exists('images/work-1.jpg')).toBe(true)
    expect(String(await buffer(await storage.get('images/work-1.jpg')))).toBe('eleven bytes')
    const part = await storage.get('images/work-1.jpg', { start: 7, end: 10 })
    expect(String(await buffer(part))).toBe('byte')
  })

  it('replaces and deletes; deleting what is not there is no error', async () => {
    await storage.put('images/work-1.jpg', bytes)
    await storage.put('images/work-1.jpg', new Uint8Array([1, 2, 3]))
    expect(await buffer(await storage.get('images/work-1.jpg'))).toEqual(Buffer.from([1, 2, 3]))
    await storage.delete('images/work-1.jpg')
    await storage.delete('images/work-1.jpg')
    expect(await storage.stat('images/work-1.jpg')).toBeNull()
    expect(await storage.exists('images/work-1.jpg')).toBe(false)
    await expect(storage.get('images/work-1.jpg')).rejects.toThrow('answers 404')
  })

  it('signs every request', async () => {
    await storage.put('images/work-1.jpg', bytes)
    await storage.stat('images/work-1.jpg')
    expect(server.requests.map(({ method }) => method)).toEqual(['HEAD', 'PUT', 'HEAD'])
    for (const { headers } of server.requests) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[0-9a-f]{64}$/
      )
      expect(headers['x-amz-date']).toMatch(/^\d{8}T\d{6}Z$/)
    }
  })

  it('takes no other keys than the storage has', async () => {
    await expect(storage.put('../secret.jpg', bytes)).rejects.toThrow('not a key')
    expect(server.objects.size).toBe(0)
  })

  it('tries again when the server is busy, and gives up when it refuses', async () => {
    server.refusals.push(503)
    await storage.put('images/work-1.jpg', bytes)
    expect(server.objects.size).toBe(1)
    server.refusals.push(403)
    await expect(storage.put('images/work-2.jpg', bytes)).rejects.toThrow(
      'answers 403 about "images/work-2.jpg"'
    )
  })

  it.each([
    ['that does not exist', 404],
    ['that the key does not open', 403],
  ])('does not start with a bucket %s', async (_what, status) => {
    server.refusals.push(status)
    const opening = openStorage({ GALLERY_DATA: '/nowhere', STORAGE_URL: server.storageUrl })
    await expect(opening).rejects.toThrow(`/gallery, cannot be used: the server answers ${status}`)
    await expect(opening).rejects.not.toThrow('SECRET')
  })
})
