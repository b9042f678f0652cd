import { EventImagesChange, WorkImagesChange } from '@gallery/contract'
import { expect, test, vi } from 'vitest'
import { showImage as showImageOfEvent } from '../events/eventWrites.ts'
import { showImage as showImageOfWork } from '../works/imageWrites.ts'

/** A server that takes a change of pictures as the contract has it. @returns what it was asked */
function stubServer(): unknown[] {
  const asked: unknown[] = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/works' })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const Change = path.startsWith('/api/works') ? WorkImagesChange : EventImagesChange
    asked.push(Change.parse(JSON.parse(String(body))))
    return Response.json({ data: {} })
  })
  return asked
}

test('whoever hides a picture says nothing of the others, nor of an order', async () => {
  const asked = stubServer()
  await showImageOfWork(7, 1, false)
  await showImageOfEvent(7, 1, false)
  expect(asked).toEqual([
    { images: [{ id: 1, public: false }], order: false },
    { images: [{ id: 1, active: false }], order: false },
  ])
})
