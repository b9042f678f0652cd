import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, it, vi } from 'vitest'
import { recordingLog } from '../testing/recordingLog.ts'
import { type Outcome, startWorker, type Work } from './startWorker.ts'

/** A worker on pieces that come to this, each due at once. */
function start(outcomes: readonly Outcome[], changes: Partial<Work> = {}) {
  const due = [...outcomes]
  const log = recordingLog()
  const told = vi.spyOn(log, 'info')
  const next: Work['next'] = async (_ending, tell) => {
    const outcome = due.shift()
    if (outcome) tell(outcome)
    return outcome !== undefined
  }
  const work = { name: 'mail', pace: 60_000, next, trouble: 'It could not be read', ...changes }
  return { worker: startWorker(work, log), log, told, due }
}

it('does what is due, and says once how many pieces came to what', async () => {
  const { worker, told } = start(['done', 'failed', 'done', 'givenUp'])
  await worker.nudge()
  expect(told.mock.calls).toEqual([
    [
      { work: 'mail', done: 2, failed: 1, givenUp: 1, milliseconds: expect.any(Number) },
      'Nothing is due any more',
    ],
  ])
  await worker.stop()
})

it('says nothing where nothing was due', async () => {
  const { worker, told } = start([])
  await worker.nudge()
  expect(told).not.toHaveBeenCalled()
  await worker.stop()
})

it('looks again after what could not be read, and begins until that has succeeded once', async () => {
  const begin = vi.fn().mockRejectedValueOnce(new Error('away'))
  const { worker, log, due } = start(['done'], { begin })
  await worker.nudge()
  expect(log.lines.map(({ message }) => message)).toEqual(['It could not be read'])
  expect(due).toHaveLength(1)
  await worker.nudge()
  await worker.nudge()
  expect(begin).toHaveBeenCalledTimes(2)
  expect(due).toEqual([])
  await worker.stop()
})

it('does the work as nobody, whoever nudges', async () => {
  const request = new AsyncLocalStorage<string>()
  const seen: (string | undefined)[] = []
  const next = async () => {
    seen.push(request.getStore())
    return false
  }
  const { worker } = start([], { next })
  await worker.nudge()
  await request.run('a booking', worker.nudge)
  expect(seen).toEqual([undefined, undefined])
  await worker.stop()
})

it('takes nothing more once it is stopped', async () => {
  const { worker, due } = start([])
  await worker.stop()
  due.push('done')
  await worker.nudge()
  expect(due).toHaveLength(1)
})
