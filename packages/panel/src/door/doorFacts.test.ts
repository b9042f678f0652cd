import { expect, test } from 'vitest'
import { alsoAt, countSlot, isFound, nextFree, slotOfNow } from './doorFacts.ts'
import { readCode } from './readCode.ts'
import { aGuest, aList, aSlot } from './sampleList.ts'

const later = aSlot({ id: 8, start: '2026-11-17T20:00:00.000Z', end: '2026-11-17T20:45:00.000Z' })
const list = aList(aSlot(), later)
const now = new Date('2026-11-17T18:10:00Z')

test.each([
  ['2026-11-17T12:00:00Z', 7],
  ['2026-11-17T18:10:00Z', 7],
  ['2026-11-17T19:00:00Z', 8],
  ['2026-11-17T23:00:00Z', 8],
])('at %s the door opens at time %i', (instant, id) => {
  expect(slotOfNow(list, new Date(instant))?.id).toBe(id)
})

test('places are counted, and none is free where it is closed', () => {
  expect(countSlot(aSlot())).toEqual({ people: 3, inside: 0, free: 3 })
  expect(countSlot(aSlot({ unavailable: true })).free).toBe(0)
  expect(nextFree(list, aSlot())?.id).toBe(8)
  expect(nextFree(list, later)).toBeUndefined()
})

test.each([
  ['sosa', true],
  ['mártina SOSA', true],
  ['55550134', true],
  ['@example', true],
  ['sosa ana vidal', false],
])('%s is found: %s', (words, isThere) => {
  expect(isFound(aGuest(), words)).toBe(isThere)
})

// Minutes, if they were put into order first.
test('who is found is found by marks that are piled on their letters too', () => {
  expect(isFound(aGuest(), `so\u0301sa${'\u0301\u0316'.repeat(200_000)}`)).toBe(true)
})

test('the other door is told where somebody came in at both', () => {
  const came = { how: 'code', at: '2026-11-17T18:00:00Z', door: '' } as const
  const here = { ...came, key: 'a', device: 'here', people: 3, asked: 3 }
  const there = { ...came, key: 'b', device: 'there', people: 0, asked: 3 }
  const guest = aGuest({ inside: 3, arrivals: [here, there] })
  expect([alsoAt(guest, 'here')?.key, alsoAt(guest, 'there')?.key]).toEqual(['b', 'a'])
  expect(alsoAt(aGuest({ inside: 3, arrivals: [here] }), 'there')).toBeUndefined()
})

test('a code is worth what the list of the day says', () => {
  expect(readCode('7kq2-m4xd', list, now)).toMatchObject({ worth: 'valid', now: true, slot: { id: 7 } })
  const early = new Date('2026-11-17T12:00:00Z')
  expect(readCode('7KQ2M4XD', list, early)).toMatchObject({ worth: 'valid', now: false })
  const full = aList(aSlot({ guests: [aGuest({ inside: 3 })] }))
  expect(readCode('7KQ2-M4XD', full, now)).toMatchObject({ worth: 'already' })
  expect(readCode('0000-0000', list, now)).toEqual({ worth: 'unlisted', code: '00000000' })
  expect(readCode('https://example.org', list, now)).toEqual({ worth: 'none' })
})
