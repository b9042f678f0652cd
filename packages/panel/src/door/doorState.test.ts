import { expect, test } from 'vitest'
import { afterFailure, afterList, allWell, nothingKnown, withoutDay } from './doorState.ts'
import { aComing } from './sampleDone.ts'
import { aList } from './sampleList.ts'

test('a list takes the place of what the server had been told when it was asked for, and of no more', () => {
  const before = { ...nothingKnown, sent: [aComing(1), aComing(2)], waiting: [aComing(3)] }
  const after = afterList(before, aList(), [aComing(1)], Date.parse('2026-11-17T18:00:30.000Z'))
  expect(after).toEqual({
    kept: { list: aList(), lead: 30_000 },
    sent: [aComing(2)],
    waiting: [aComing(3)],
  })
})

test('of a day that is over stays what waits to be sent', () => {
  const before = { kept: { list: aList(), lead: 0 }, sent: [aComing(1)], waiting: [aComing(2)] }
  expect(withoutDay(before)).toEqual({ kept: undefined, sent: [], waiting: [aComing(2)] })
})

test('a server that refuses is there: that is no lost connection', () => {
  const lost = afterFailure(allWell, 0)
  expect(lost).toMatchObject({ lost: true, failed: false })
  expect(afterFailure(lost, 401)).toMatchObject({ lost: false, failed: true })
})

test('a status is reported once, also where the connection was lost meanwhile, until a list has come', () => {
  const ended = afterFailure(allWell, 401)
  expect(ended.reported).toBe(401)
  expect(afterFailure(ended, 0).reported).toBe(401)
  expect(allWell.reported).toBeUndefined()
})
