import type { DoorActionForm } from '@gallery/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aComing, aKey, aWalkIn } from './sampleDone.ts'
import { aServer } from './sampleServer.ts'
import { type Part, sendWaiting } from './sendWaiting.ts'

let server = aServer()

beforeEach(() => {
  server = aServer()
  vi.stubGlobal('location', { pathname: '/es' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => vi.unstubAllGlobals())

/** Sends it and gives what came of it, all parts together. */
async function sent(waiting: readonly DoorActionForm[], door = '') {
  const parts: Part[] = []
  const onPart = async (part: Part) => void parts.push(part)
  const whose = (action: DoorActionForm) => (action.what === 'walkIn' ? (action.name ?? '') : '')
  await sendWaiting(waiting, { device: 'here-here', door }, { onPart, whose })
  const keys = (actions: readonly DoorActionForm[]) => actions.map(({ key }) => key)
  return {
    parts: parts.length,
    actions: keys(parts.flatMap(({ actions }) => actions)),
    recorded: keys(parts.flatMap(({ recorded }) => recorded)),
    told: parts.flatMap(({ told }) => told),
  }
}

test('of a day without a connection no more goes at once than is answered in time', async () => {
  const waiting = [...Array(120).keys()].map((number) => aComing(number))
  const { parts, recorded } = await sent(waiting)
  expect(parts).toBe(3)
  expect(recorded).toEqual(waiting.map(({ key }) => key))
  expect(server.taken.map(({ key }) => key)).toEqual(recorded)
})

test('one that the server does not understand is told by its name, and the others go', async () => {
  const { actions, recorded, told } = await sent([aComing(1), aWalkIn(2, 'Ana\tSosa'), aComing(3)])
  expect(server.taken.map(({ key }) => key)).toEqual([aKey(1), aKey(3)])
  expect(recorded).toEqual([aKey(1), aKey(3)])
  expect(actions, 'none of them is sent again').toEqual([aKey(1), aKey(2), aKey(3)])
  expect(told).toEqual([{ key: aKey(2), outcome: 'refused', name: 'Ana\tSosa' }])
})

test('what the door is called holds nobody up', async () => {
  const { recorded, told } = await sent([aComing(1), aWalkIn(2, 'Ana\tSosa'), aComing(3)], 'Patio\tde atrás')
  expect(recorded).toEqual([aKey(1), aKey(3)])
  expect(told).toMatchObject([{ key: aKey(2) }])
  expect(server.taken).toEqual([
    { key: aKey(1), door: '' },
    { key: aKey(3), door: '' },
  ])
})

test('what came out otherwise is told, and is written down only where somebody came in', async () => {
  server.outcomes.set(aKey(1), 'twice').set(aKey(2), 'full').set(aKey(3), 'gone').set(aKey(4), 'over')
  const { recorded, told } = await sent([1, 2, 3, 4, 5].map((number) => aComing(number)))
  expect(told.map(({ outcome }) => outcome)).toEqual(['twice', 'full', 'gone', 'over'])
  expect(recorded).toEqual([aKey(1), aKey(5)])
})
