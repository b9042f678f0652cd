import { expect, test } from 'vitest'
import { keptSlot, type ShownSlots } from './keptSlot.ts'
import { anAgendaSlot } from './sampleSlot.ts'

const slot = (id: number, count = 0) => anAgendaSlot({ id, count })
const other = slot(13)
const shown: ShownSlots = { slots: [slot(12), other], chosen: 12, key: 'week', loading: false }
const last = keptSlot(undefined, shown)

test('the open slot is the one of the address, and none where that is not in the calendar', () => {
  expect(last?.slot.id).toBe(12)
  expect(keptSlot(undefined, { ...shown, chosen: 14 })).toBeUndefined()
  expect(keptSlot(undefined, { ...shown, chosen: undefined })).toBeUndefined()
})

test('it stays when a read anew comes without it, and is renewed when one comes with it', () => {
  expect(keptSlot(last, { ...shown, slots: [other] })).toBe(last)
  expect(keptSlot(last, { ...shown, slots: [] })).toBe(last)
  expect(keptSlot(last, { ...shown, slots: [slot(12, 4)] })?.slot.count).toBe(4)
})

test('it goes when another slot is opened, or none', () => {
  expect(keptSlot(last, { ...shown, slots: [other], chosen: 13 })?.slot).toBe(other)
  expect(keptSlot(last, { ...shown, slots: [other], chosen: undefined })).toBeUndefined()
})

test('it goes with another part of the calendar, also while that is on its way', () => {
  expect(keptSlot(last, { ...shown, key: 'next week', loading: true })).toBeUndefined()
  expect(keptSlot(last, { ...shown, key: 'next week', slots: [other] })).toBeUndefined()
})

test('what is as it was makes nothing new: it would be drawn again and again', () => {
  expect(keptSlot(last, shown)).toBe(last)
})
