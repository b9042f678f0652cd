import { Failure } from '@gallery/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { moveInto } from './moveInto.ts'

const done: unknown[] = []
const refused = vi.hoisted(() => ({ move: false, lower: false }))
vi.mock('./slotWrites.ts', () => ({
  changeSlot: async (id: number, change: object) => {
    if (refused.lower && done.length > 0) throw new Failure(422)
    done.push({ slot: id, ...change })
  },
  changeBooking: async (id: number, change: object) => {
    if (refused.move) throw new Failure(409)
    done.push({ booking: id, ...change })
  },
}))

beforeEach(() => {
  done.length = 0
  refused.move = false
  refused.lower = false
})

const places = { from: 12, to: 13 }
const raise = { before: 12, to: 25 }

test('who fits is moved', async () => {
  await moveInto(7, places)
  expect(done).toEqual([{ booking: 7, place: 13, from: 12 }])
})

test('for who does not fit the limit is raised first', async () => {
  await moveInto(7, places, raise)
  expect(done).toEqual([
    { slot: 13, limit: 25 },
    { booking: 7, place: 13, from: 12 },
  ])
})

test('where the move is refused the slot takes as many as before', async () => {
  refused.move = true
  await expect(moveInto(7, places, raise)).rejects.toMatchObject({ status: 409 })
  expect(done).toEqual([
    { slot: 13, limit: 25 },
    { slot: 13, limit: 12 },
  ])
})

test('where that is refused too, as others have come since, it is the move that was refused', async () => {
  refused.move = true
  refused.lower = true
  await expect(moveInto(7, places, raise)).rejects.toMatchObject({ status: 409 })
})
