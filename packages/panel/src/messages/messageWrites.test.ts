import { Failure } from '@gallery/client'
import { MessagesChange } from '@gallery/contract'
import { expect, test, vi } from 'vitest'
import { changeMessages } from './messageWrites.ts'

const ids = Array.from({ length: 450 }, (_, at) => at + 1)

/** A server that takes what the contract says, and refuses what has the message `unknown`. @returns how many came at once */
function stubServer(unknown?: number): number[] {
  const sent: number[] = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc', documentElement: { lang: 'es' } })
  vi.stubGlobal('location', { pathname: '/es/admin/messages' })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const change = MessagesChange.parse(JSON.parse(String(body)))
    if (change.ids.some((id) => id === unknown)) return Response.json({ message: 'No.' }, { status: 404 })
    sent.push(change.ids.length)
    return Response.json({ message: '' })
  })
  return sent
}

test('more messages than the server takes at once are changed by several calls', async () => {
  const sent = stubServer()
  const changed: number[] = []
  await changeMessages({ ids, read: true }, (part) => changed.push(...part))
  expect(sent).toEqual([200, 200, 50])
  expect(changed).toEqual(ids)
})

test('where a call is refused, those before it are said to be changed, and none after it', async () => {
  stubServer(300)
  const changed: number[] = []
  const changing = changeMessages({ ids, bin: true }, (part) => changed.push(...part))
  await expect(changing).rejects.toBeInstanceOf(Failure)
  expect(changed).toEqual(ids.slice(0, 200))
})
