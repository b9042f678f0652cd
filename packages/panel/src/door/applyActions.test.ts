import type { DoorActionForm } from '@gallery/contract'
import { expect, test } from 'vitest'
import { applyActions } from './applyActions.ts'
import { aGuest, aList, aSlot } from './sampleList.ts'

const here = { device: 'here-here', door: '', walkIn: 'Sin reserva' }
const at = '2026-11-17T18:02:00.000Z'
const key = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const come = (number: number, people: number, more = false): DoorActionForm => ({
  key: key(number),
  at,
  what: 'in',
  appointment: 1,
  people,
  how: 'list',
  more,
})
const guestAfter = (...actions: DoorActionForm[]) => applyActions(aList(), actions, here).slots[0]?.guests[0]

test('a party comes in by parts, and no more than come', () => {
  expect(guestAfter(come(1, 2))).toMatchObject({ inside: 2, arrivals: [{ people: 2, asked: 2 }] })
  expect(guestAfter(come(1, 2), come(2, 2))).toMatchObject({
    inside: 3,
    arrivals: [{ people: 2 }, { people: 1, asked: 2 }],
  })
  expect(guestAfter(come(1, 4, true))).toMatchObject({ inside: 4, people: 4 })
  expect(guestAfter(come(1, 2), come(2, -3))).toMatchObject({ inside: 0 })
})

test('what the server has done already is not done again', () => {
  const arrival = {
    key: key(1),
    how: 'list',
    people: 2,
    asked: 2,
    at,
    device: 'here-here',
    door: '',
  } as const
  const list = aList(aSlot({ guests: [aGuest({ inside: 2, arrivals: [arrival] })] }))
  expect(applyActions(list, [come(1, 2)], here)).toEqual(list)
})

test('it is taken back, and a walk-in with it', () => {
  const undo: DoorActionForm = { key: key(2), at, what: 'undo', undoes: key(1) }
  expect(guestAfter(come(1, 2), undo)).toMatchObject({ inside: 0 })
  const walkIn: DoorActionForm = { key: key(1), at, what: 'walkIn', place: 7, people: 2 }
  const with2 = applyActions(aList(), [walkIn], here).slots[0]
  expect(with2?.guests[1]).toMatchObject({ id: -1, last_name: 'Sin reserva', people: 2, inside: 2 })
  expect(applyActions(aList(), [walkIn, undo], here).slots[0]?.guests).toHaveLength(1)
})

test('who was counted out and let in again by another door does not come in a second time', () => {
  const undo: DoorActionForm = { key: key(4), at, what: 'undo', undoes: key(2) }
  const again = guestAfter(come(1, 3), come(2, -2), come(3, 1), undo)
  expect(again).toMatchObject({ people: 3, inside: 3 })
  expect(again?.arrivals.at(-1)).toMatchObject({ how: 'undo', people: 1 })
})

test('a walk-in is gone when its last one was counted out, until that is taken back', () => {
  const walkIn = {
    key: key(9),
    how: 'walkIn',
    people: 2,
    asked: 2,
    at,
    device: 'here-here',
    door: '',
  } as const
  const list = aList(aSlot({ guests: [aGuest({ people: 2, inside: 2, arrivals: [walkIn] })] }))
  const guests = (...actions: DoorActionForm[]) => applyActions(list, actions, here).slots[0]?.guests
  expect(guests(come(1, -1))).toMatchObject([{ inside: 1 }])
  expect(guests(come(1, -1), come(2, -1))).toEqual([])
  const undo: DoorActionForm = { key: key(3), at, what: 'undo', undoes: key(2) }
  expect(guests(come(1, -1), come(2, -1), undo)).toMatchObject([{ inside: 1 }])
})
