import { readBookingCode } from '@gallery/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/testApp.ts'
import { bookingCodes } from './bookingCodes.ts'

let stage: TestApp
beforeAll(async () => {
  stage = await testApp()
})
afterAll(() => stage.close())

test('lead back to their bookings, each to one', async () => {
  const codes = await bookingCodes(stage.db)
  const ids = [...Array.from({ length: 2_000 }, (_, at) => at + 1), 2 ** 20, 2 ** 20 + 1, 2 ** 31 - 1]
  const made = ids.map((id) => codes.of(id))
  expect(made.map((code) => codes.idOf(code))).toEqual(ids)
  expect(new Set(made).size).toBe(ids.length)
  expect(made.map(readBookingCode)).toEqual(made)
})

test('stay the same, and tell neither an order nor a number', async () => {
  const [one, again] = await Promise.all([bookingCodes(stage.db), bookingCodes(stage.db)])
  expect(one.of(12)).toBe(again.of(12))
  // A step of one changes about all signs: never the same first four twice in a row.
  const heads = Array.from({ length: 200 }, (_, at) => one.of(at + 1).slice(0, 4))
  expect(heads.some((head, at) => at > 0 && head === heads[at - 1])).toBe(false)
})

test('cannot be made up: what is no booking is far away', async () => {
  const codes = await bookingCodes(stage.db)
  const few = Array.from({ length: 5_000 }, (_, at) => `${String(at).padStart(4, '0')}ZZZZ`)
  expect(few.filter((code) => (codes.idOf(code) ?? 2 ** 31) < 10_000)).toEqual([])
})
