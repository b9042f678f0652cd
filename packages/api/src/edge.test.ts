import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSlide } from './testing/sampleSlide.ts'
import { type TestApp, testApp } from './testing/testApp.ts'

let gallery: TestApp
beforeAll(async () => {
  gallery = await testApp()
  gallery.app.get('/page', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=0').send('page')
  )
  gallery.app.get('/own', (_request, reply) => reply.header('cache-control', 'private').send('own'))
})
afterAll(() => gallery.close())

const edge = { headers: { 'x-edge': 'keeps' } }

it('a shared cache in front is told how long it may keep what is everybody’s, beside what browsers are', async () => {
  const { headers } = await gallery.client().get('/page', edge)
  expect(headers['cache-control']).toBe('public, max-age=2, stale-while-revalidate=2, stale-if-error=60')
  expect(headers['x-cache-control']).toBe('public, max-age=0')
  expect((await gallery.client().get('/own', edge)).headers['cache-control']).toBe('private')
  expect((await gallery.client().get('/page')).headers).toMatchObject({
    'cache-control': 'public, max-age=0',
  })
})

it('may keep nothing of what somebody who is signed in sees', async () => {
  const ana = gallery.client()
  await ana.signInAs()
  const { headers } = await ana.get('/page', edge)
  expect([headers['cache-control'], headers['x-cache-control']]).toEqual(['public, max-age=0', undefined])
})

it('is told of what was written, and not of what was read or refused', async () => {
  const id = await addSlide(gallery)
  const lucia = gallery.client()
  await lucia.signInAs({ super: true })
  const passes = { headers: { 'x-edge': 'passes' } }
  const wrote = async (answer: Promise<{ headers: Readonly<Record<string, unknown>> }>) =>
    (await answer).headers['x-edge-wrote']
  const rename = (title_es: unknown, asking = {}) =>
    lucia.patch('/api/slides/all', { slides: [{ id, title_es }] }, asking)
  expect(await wrote(rename('Otro', passes))).toBe('1')
  expect(await wrote(rename(3, passes))).toBeUndefined()
  expect(await wrote(rename('Uno'))).toBeUndefined()
  expect(await wrote(lucia.post('/api/appointments/upcoming', {}, passes))).toBeUndefined()
  expect(await wrote(lucia.get('/api/slides', passes))).toBeUndefined()
})
