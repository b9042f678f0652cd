import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from './testing/testApp.ts'

test('until what has arrived is answered, a page can ask the app itself', async () => {
  const gallery = await testApp()
  const { app } = gallery
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  let finish = () => {}
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve
  })
  app.get('/page', async () => {
    begun()
    await mayFinish
    const asked = ['/api/slides', '/readyz'].map((path) => app.inject(path))
    return (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const asked = fetch(`${address}/page`)
  await isBegun
  const draining = app.drain()
  finish()
  const answer = await asked
  expect(await answer.json(), 'and whoever watches over the process knows').toEqual([200, 503])
  expect(answer.headers.get('connection')).toBe('close')
  await draining
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
  await gallery.close()
})

test('a connection that never asks for anything holds nothing up', async () => {
  const gallery = await testApp()
  const address = await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  const silent = connect(Number(new URL(address).port), '127.0.0.1')
  await once(silent, 'connect')
  const closed = once(silent, 'close')
  silent.resume()
  await gallery.app.drain()
  await closed
  await gallery.close()
})
