import { beforeEach, expect, test, vi } from 'vitest'
import { aComing, aWalkIn } from './sampleDone.ts'

/** What the browser's database keeps: one of all tabs. Each piece of work takes its turn. */
let database = new Map<string, unknown>()
let turn: Promise<unknown> = Promise.resolve()

vi.mock('idb-keyval', () => {
  function inTurn<Result>(work: () => Result): Promise<Result> {
    const result = turn.then(work)
    turn = result
    return result
  }
  return {
    createStore: () => 'store',
    get: (key: string) => inTurn(() => database.get(key)),
    del: (key: string) => inTurn(() => database.delete(key)),
    update: (key: string, change: (old: unknown) => unknown) =>
      inTurn(() => database.set(key, change(database.get(key)))),
  }
})

/** A tab of the door, with modules of its own. */
async function aTab() {
  vi.resetModules()
  return await import('./doorStore.ts')
}

beforeEach(() => {
  database = new Map()
})

test('two tabs keep what was done in either', async () => {
  const [one, other] = [await aTab(), await aTab()]
  await Promise.all([
    one.changeDone('waiting', { add: [aComing(1)] }),
    other.changeDone('waiting', { add: [aWalkIn(2, 'Hugo')] }),
  ])
  expect(await one.readDone('waiting')).toEqual([aComing(1), aWalkIn(2, 'Hugo')])

  await one.changeDone('waiting', { drop: [aComing(1)] })
  expect(await other.readDone('waiting'), 'a tab that has sent its own leaves the others').toEqual([
    aWalkIn(2, 'Hugo'),
  ])
})

test('what a tab left unsent is there when the door is opened again, and twice is once', async () => {
  await (await aTab()).changeDone('waiting', { add: [aComing(1)] })
  const later = await aTab()
  await later.changeDone('waiting', { add: [aComing(1), aComing(2)] })
  expect(await later.readDone('waiting')).toEqual([aComing(1), aComing(2)])
})

test('what this version does not understand is not sent, and stays for the one that does', async () => {
  const other = { key: 'x', what: 'fly' }
  database.set('waiting', [other, aComing(1)])
  const { changeDone, readDone } = await aTab()
  expect(await readDone('waiting')).toEqual([aComing(1)])
  await changeDone('waiting', { add: [aComing(2)], drop: [aComing(1)] })
  expect(database.get('waiting')).toEqual([other, aComing(2)])
})

test('a name that an earlier version kept with a tab is sent in one line', async () => {
  database.set('waiting', [aWalkIn(1, 'Hugo\tPaz')])
  const { changeDone, readDone } = await aTab()
  expect(await readDone('waiting')).toEqual([aWalkIn(1, 'Hugo Paz')])
  await changeDone('waiting', { drop: [aWalkIn(1)] })
  expect(database.get('waiting')).toEqual([])
})

test('with a day what was sent is forgotten, and what waits stays', async () => {
  vi.stubGlobal('localStorage', { removeItem: () => undefined })
  vi.stubGlobal('window', {})
  const { changeDone, forgetDay, readDone } = await aTab()
  await changeDone('sent', { add: [aWalkIn(1, 'Hugo')] })
  await changeDone('waiting', { add: [aWalkIn(2, 'Ana')] })
  await forgetDay()
  expect([await readDone('sent'), await readDone('waiting')]).toEqual([[], [aWalkIn(2, 'Ana')]])
  vi.unstubAllGlobals()
})
