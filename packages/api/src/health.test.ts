import { expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { openTestDatabase } from './testing/database.ts'
import { testApp } from './testing/testApp.ts'

test('the process lives and its database answers', async () => {
  const gallery = await testApp()
  expect((await gallery.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await gallery.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  await gallery.close()
})

test('a database that went away: alive, not ready, and nobody is told why', async () => {
  const database = await openTestDatabase()
  const gallery = await testApp()
  const {
    env,
    app: { storage },
  } = gallery
  const app = await buildApp({ env, database, storage, workers: false, log: false })
  await app.ready()
  await database.close()
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  const notReady = await app.inject({ url: '/readyz', headers: { 'accept-language': 'en' } })
  expect([notReady.statusCode, notReady.json()]).toEqual([
    503,
    { message: 'The service is not responding right now. Try again in a few minutes.' },
  ])
  await app.close()
  await gallery.close()
})

test('what stops when the app closes still has the database', async () => {
  const gallery = await testApp({ workers: true, database: await openTestDatabase() })
  const answers: number[] = []
  gallery.app.addHook('onClose', async () => {
    await gallery.db.execute('select 1')
    answers.push(1)
  })
  await gallery.app.ready()
  await gallery.close()
  expect(answers).toEqual([1])
  await expect(gallery.db.execute('select 1')).rejects.toThrow()
})

test('closing the app closes the database, after the request in flight was answered', async () => {
  const gallery = await testApp({ database: await openTestDatabase() })
  const { app, db } = gallery
  let begun = () => {}
  let finish = () => {}
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const mayFinish = new Promise<void>((resolve) => {
    finish = resolve
  })
  app.get('/slow', async () => {
    begun()
    await mayFinish
    await db.execute('select 1')
    return 'done'
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${address}/slow`)
  await isBegun
  const closing = gallery.close()
  finish()
  expect(await (await answer).text()).toBe('done')
  await closing
  await expect(db.execute('select 1')).rejects.toThrow()
})
