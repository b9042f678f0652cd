import type { Revisions } from '@gallery/api'
import { expect, it } from 'vitest'
import { type DrawnPage, type PageCache, pageCache } from './pageCache.ts'

const noon = new Date('2026-11-17T12:00:01Z')
const sameMinute = new Date('2026-11-17T12:00:59Z')
const nextMinute = new Date('2026-11-17T12:01:00Z')

/** A cache with pages that say the how manieth drawing they are, and show events unless `reads` says otherwise. */
function gallery({ maxBytes, reads = ['/api/events'] }: { maxBytes?: number; reads?: string[] } = {}) {
  const cache: PageCache = pageCache(maxBytes)
  let drawings = 0
  const draw = async (html = String(++drawings)): Promise<DrawnPage> => ({
    html,
    says: html,
    headers: {},
    reads,
  })
  async function read(address = '/es', now = noon, revisions: Revisions = new Map()) {
    const page = await cache.page(address, now, revisions, () => draw())
    return page && String((await page.body(undefined)).body)
  }
  return { cache, draw, read, drawings: () => drawings }
}

it('keeps a page while nothing changes', async () => {
  const { read } = gallery()
  expect(await read()).toBe('1')
  expect(await read('/es', sameMinute)).toBe('1')
})

it('keeps each address by itself, its query too', async () => {
  const { read } = gallery()
  expect(await read('/es')).toBe('1')
  expect(await read('/es?day=2026-11-17')).toBe('2')
  expect(await read('/es')).toBe('1')
})

it('draws anew after a write to a table that the page shows, not after another', async () => {
  const { read } = gallery()
  await read()
  expect(await read('/es', noon, new Map([['items', '1']]))).toBe('1')
  expect(await read('/es', noon, new Map([['slots', '1']]))).toBe('2')
  expect(await read('/es', noon, new Map([['slots', '2']]))).toBe('3')
})

it('draws anew each minute', async () => {
  const { read } = gallery()
  await read()
  expect(await read('/es', nextMinute)).toBe('2')
})

it('draws once for all who ask at once', async () => {
  const { read, drawings } = gallery()
  expect(await Promise.all([read(), read(), read()])).toEqual(['1', '1', '1'])
  expect(drawings()).toBe(1)
})

it('lets nobody wait for a page that was begun before a write', async () => {
  const { cache, draw, read } = gallery()
  let finish = (_page: DrawnPage) => {}
  const old = cache.page('/es', noon, new Map(), () => new Promise((resolve) => (finish = resolve)))
  const written: Revisions = new Map([['events', '1']])
  expect(await read('/es', noon, written)).toBe('1')
  finish(await draw('of before'))
  await old
  // What was finished last is the older page, and it is not taken for the newer one.
  expect(await read('/es', noon, written)).toBe('2')
})

it('goes on after a drawing that failed', async () => {
  const { cache, read } = gallery()
  const failed = cache.page('/es', noon, new Map(), () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(await read()).toBe('1')
})

it('keeps nothing of an address whose page may not be kept', async () => {
  const { cache, read } = gallery()
  expect(await cache.page('/es', noon, new Map(), async () => undefined)).toBeUndefined()
  expect(await read()).toBe('1')
})

it('does not keep a page with a read that it does not know', async () => {
  const { read } = gallery({ reads: ['/api/events', '/api/unheard'] })
  expect(await read()).toBe('1')
  expect(await read()).toBe('2')
})

it('keeps no more bytes than it may: what was used longest ago goes', async () => {
  // A page of one character counts as two bytes: itself and what it may be compressed.
  const { read } = gallery({ maxBytes: 4 })
  expect(await read('/one')).toBe('1')
  expect(await read('/two')).toBe('2')
  expect(await read('/one')).toBe('1')
  expect(await read('/three')).toBe('3')
  expect(await read('/one')).toBe('1')
  expect(await read('/two')).toBe('4')
})

it('compresses a kept page once for each encoding', async () => {
  const { cache, draw } = gallery()
  const page = await cache.page('/es', noon, new Map(), () => draw())
  if (!page) throw new Error('nothing was kept')
  const [one, other, plain] = await Promise.all([
    page.body('br'),
    page.body('br, gzip'),
    page.body(undefined),
  ])
  expect(other).toBe(one)
  expect([one.headers, plain.headers]).toEqual([{ 'content-encoding': 'br' }, {}])
})
