import type { DoorActionForm, DoorList } from '@gallery/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Done } from './done.ts'
import { type DoorState, shownList } from './doorState.ts'
import { goRound } from './goRound.ts'
import { aComing, aKey, aWalkIn } from './sampleDone.ts'
import { aGuest, aList, aSlot } from './sampleList.ts'
import { aServer } from './sampleServer.ts'
import type { Told } from './sendWaiting.ts'

const at = { device: 'here-here', door: '', walkIn: 'Sin reserva' }

vi.mock('./doorStore.ts', () => ({ changeDone: async () => undefined, keepList: async () => undefined }))

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/es' })
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=abc' })
})
afterEach(() => vi.unstubAllGlobals())

/** Whom the phone asks; `list` answers when it asks for the list. */
function aServerWith(list: () => Response | Promise<Response>) {
  const server = aServer(list)
  vi.stubGlobal('fetch', server.fetch)
  return server
}

/** A phone with the list of the day, and what waits. */
function aPhone(waiting: Done) {
  let state: DoorState = { kept: { list: aList(), lead: 0 }, sent: [], waiting }
  const told: Told[] = []
  return {
    told,
    act: (action: DoorActionForm) => {
      state = { ...state, waiting: [...state.waiting, action] }
    },
    round: () =>
      goRound({
        state: () => state,
        become: (next) => {
          state = next
        },
        at: () => at,
        tell: (news) => told.push(...news),
      }),
    waiting: () => state.waiting.length,
    inside: () => shownList(state, at)?.slots[0]?.guests.map(({ last_name, inside }) => [last_name, inside]),
  }
}

const broken = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const answer = (list: DoorList) => Response.json({ data: list })

test('who was let in stays inside where what was done got through, and the list did not come', async () => {
  let list: () => Promise<Response> = broken
  aServerWith(() => list())
  const phone = aPhone([aComing(1, 2), aWalkIn(2, 'Hugo')])
  await expect(phone.round()).rejects.toMatchObject({ status: 0 })
  expect(phone.inside()).toEqual([
    ['Sosa', 2],
    ['Hugo', 1],
  ])
  expect(phone.waiting(), 'nothing waits to be sent').toBe(0)

  const later = aGuest({ inside: 2, last_name: 'Sosa, by the server' })
  list = async () => answer(aList(aSlot({ guests: [later] })))
  await phone.round()
  expect(phone.inside(), 'what the list says').toEqual([['Sosa, by the server', 2]])
})

test('what came out otherwise is told though the list did not come', async () => {
  const { outcomes } = aServerWith(broken)
  outcomes.set(aKey(1), 'twice')
  const phone = aPhone([aComing(1)])
  await expect(phone.round()).rejects.toMatchObject({ status: 0 })
  expect(phone.told).toMatchObject([{ key: aKey(1), outcome: 'twice' }])
})

test('what is done while the list is on its way waits, and is shown', async () => {
  const phone = aPhone([aComing(1)])
  aServerWith(() => {
    phone.act(aComing(2, 2))
    return answer(aList())
  })
  await phone.round()
  expect(phone.waiting()).toBe(1)
  expect(phone.inside()).toEqual([['Sosa', 2]])
})

test.each([
  ['a walk-in', aWalkIn(1, 'Hugo\t'.padEnd(120, 'o')), /^Hugo/],
  ['somebody on the list', { ...aComing(1), people: 0 }, /^Sosa, Martina$/],
])('of %s whom the server does not understand the name is told', async (_who, action, name) => {
  aServerWith(() => answer(aList()))
  const phone = aPhone([action])
  await phone.round()
  expect(phone.told).toMatchObject([{ outcome: 'refused', name: expect.stringMatching(name) }])
  expect(phone.inside()).toEqual([['Sosa', 0]])
  expect(phone.waiting()).toBe(0)
})
