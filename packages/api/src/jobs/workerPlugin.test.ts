import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { workerPlugin } from './workerPlugin.ts'

/** An app with a worker that is always done, and that mails nudge. */
async function appWith(work: boolean) {
  const next = vi.fn(async (_ending: AbortSignal) => false)
  const workOf = vi.fn(() => ({ name: 'mail', pace: 60_000, next, trouble: 'It could not be read' }))
  const app = Fastify()
  await app.register(workerPlugin(workOf, 'nudgeMail'), { work })
  return { app, workOf, next }
}

it('works from when the app is ready until it closes, and whenever it is nudged', async () => {
  const { app, next } = await appWith(true)
  app.nudgeMail()
  expect(next, 'before the app is ready').not.toHaveBeenCalled()
  await app.ready()
  await expect.poll(() => next.mock.calls.length).toBe(1)
  app.nudgeMail()
  await expect.poll(() => next.mock.calls.length).toBe(2)
  await app.close()
  app.nudgeMail()
  expect([next.mock.calls.length, next.mock.calls[0]?.[0].aborted]).toEqual([2, true])
})

it('closing the app waits for the piece in hand', async () => {
  let finish = (_hasMore: boolean) => {}
  const piece = new Promise<boolean>((resolve) => {
    finish = resolve
  })
  const app = Fastify()
  const next = vi.fn(() => piece)
  await app.register(
    workerPlugin(() => ({ name: 'mail', pace: 60_000, next, trouble: 'It could not be read' })),
    { work: true }
  )
  await app.ready()
  await expect.poll(() => next.mock.calls.length).toBe(1)
  const closed = vi.fn()
  const closing = app.close().then(closed)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(closed).not.toHaveBeenCalled()
  finish(true)
  await closing
  expect(next).toHaveBeenCalledTimes(1)
})

it('leaves the work to another process where it is told to: nothing is opened for it, and a nudge does nothing', async () => {
  const { app, workOf, next } = await appWith(false)
  await app.ready()
  app.nudgeMail()
  await app.close()
  expect([workOf.mock.calls.length, next.mock.calls.length]).toEqual([0, 0])
})

it('does nothing where the configuration asks for no such work', async () => {
  const app = Fastify()
  await app.register(
    workerPlugin(() => null, 'nudgeMail'),
    { work: true }
  )
  await app.ready()
  app.nudgeMail()
  await app.close()
})
