import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEvent } from '../events/changes.queries.ts'
import { events } from '../tables/events.table.ts'
import { slides } from '../tables/slides.table.ts'
import { whileClosed } from '../testing/closedFile.ts'
import { sampleEvent } from '../testing/sampleEvent.ts'
import { type TestApp, testApp } from '../testing/testApp.ts'

describe('GET /storage', () => {
  let gallery: TestApp
  const content = Buffer.from('0123456789')

  beforeAll(async () => {
    gallery = await testApp()
    for (const key of [
      'events/a-1.jpg',
      'slides/a-1.png',
      'events/a-1-480.avif',
      'events/a-1.svg',
      'events/a-1',
    ]) {
      await gallery.app.storage.put(key, content)
    }
    const writing = { now: gallery.clock.now, by: null }
    const id = await createEvent(gallery.db, sampleEvent(), writing)
    await gallery.db.update(events).set({ image: 'a-1.jpg' }).where(eq(events.id, id))
    await gallery.db.insert(slides).values({ title_es: 'Sala', filename: 'a-1.png' })
  })
  afterAll(() => gallery.close())

  const get = (url: string, headers: Record<string, string> = {}) => gallery.client().get(url, { headers })

  it('sends a picture that browsers may keep for ever and never take for anything else', async () => {
    const response = await get('/storage/events/a-1.jpg')
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toEqual(content)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    ['/storage/slides/a-1.png', 'image/png'],
    ['/storage/sildes/a-1.png', 'image/png'],
    ['/storage/events/a-1-480.avif', 'image/avif'],
  ])('%s is %s', async (url, type) => {
    const response = await get(url)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type])
  })

  it('sends a picture of a text of the editor, and none that plain words name', async () => {
    const writing = { now: gallery.clock.now, by: null }
    const shown = (name: string) => `<p><img src="/storage/images/${name}.jpg"></p>`
    for (const name of ['in-body', 'in-excerpt']) await gallery.app.storage.put(`images/${name}.jpg`, content)
    const event = sampleEvent({ body_en: shown('in-body'), excerpt_es: shown('in-excerpt') })
    await createEvent(gallery.db, event, writing)
    expect((await get('/storage/images/in-body.jpg')).statusCode).toBe(200)
    expect((await get('/storage/images/in-excerpt.jpg')).statusCode).toBe(404)
  })

  it('sends nothing to who has it already', async () => {
    const { etag } = (await get('/storage/events/a-1.jpg')).headers
    const again = await get('/storage/events/a-1.jpg', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const other = await get('/storage/events/a-1.jpg', { 'if-none-match': '"other"' })
    expect(other.statusCode).toBe(200)
  })

  it('sends a part', async () => {
    const response = await get('/storage/events/a-1.jpg', { range: 'bytes=2-4' })
    expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    const behind = await get('/storage/events/a-1.jpg', { range: 'bytes=10-' })
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */10'])
    const changed = await get('/storage/events/a-1.jpg', { range: 'bytes=2-4', 'if-range': '"old"' })
    expect([changed.statusCode, changed.body]).toEqual([200, '0123456789'])
  })

  it('answers HEAD with the head only', async () => {
    const response = await gallery.app.inject({ method: 'HEAD', url: '/storage/events/a-1.jpg' })
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '10'])
  })

  it('reads nothing of the file for it, nor for a part of it, or one that is known', async () => {
    const reads = vi.spyOn(gallery.app.storage, 'get')
    const { etag } = (await get('/storage/events/a-1.jpg')).headers
    reads.mockClear()
    const head = (headers: Record<string, string>) =>
      gallery.app.inject({ method: 'HEAD', url: '/storage/events/a-1.jpg', headers })
    const part = await head({ range: 'bytes=2-4' })
    expect([part.statusCode, part.headers['content-length']]).toEqual([200, '10'])
    expect((await head({ 'if-none-match': String(etag) })).statusCode).toBe(304)
    expect(reads).not.toHaveBeenCalled()
    reads.mockRestore()
  })

  it('answers 503 for a file that is there and closed to the server, and says plainly why in the log', async () => {
    const logged: string[] = []
    const ours = await testApp({ log: { write: (line) => logged.push(line) } })
    const { storage } = ours.app
    const client = ours.client()
    await client.signInAs({ super: true })
    await storage.put('events/closed.jpg', content)
    const path = storage.pathOf('events/closed.jpg') ?? ''
    const address = '/storage/events/closed.jpg'
    const answer = await whileClosed(ours.env.GALLERY_DATA, path, () =>
      client.get(address, { headers: { 'accept-language': 'en', range: 'bytes=2-4' } })
    )
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { message: 'This file cannot be read right now. Try again later.' },
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range'])
      expect(answer.headers[name], name).toBeUndefined()
    expect(logged.join()).toMatch(
      /"level":50.*"msg":"events\/closed\.jpg is not readable by user \d+: EACCES/
    )
    // A disk that is broken shows only while it is read.
    const broken = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
    const reads = vi.spyOn(storage, 'get').mockImplementation(async () => {
      const stream = new Readable({ read: () => stream.destroy(broken) })
      return stream
    })
    expect((await client.get(address)).statusCode).toBe(503)
    reads.mockRestore()
    expect((await client.get(address)).rawPayload).toEqual(content)
    await ours.close()
  })

  it.each([
    '/storage/events/b-1.jpg',
    '/storage/nothing/a-1.jpg',
    '/storage/events/a-1.svg',
    '/storage/events/a-1',
    '/storage/events/..%2Fslides%2Fa-1.png',
    '/storage/events/%2e%2e%2f%2e%2e%2fdb',
    '/storage/..%2f..%2fetc/passwd.png',
    '/storage/events/..%5c..%5ca.png',
    '/storage/events/a-1.jpg%00.png',
    '/storage/events/',
    '/storage/__proto__/a-1.jpg',
  ])('does not know %s', async (url) => {
    const response = await get(url, { 'accept-language': 'en' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Not found' })
    expect(response.headers['cache-control']).not.toContain('immutable')
  })
})
