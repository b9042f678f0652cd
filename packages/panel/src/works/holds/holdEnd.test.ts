import { expect, test } from 'vitest'
import { firstEnd, handEnd, pressedEnd, sentEnd } from './holdEnd.ts'

const today = '2026-11-28'
const zone = 'America/Argentina/Buenos_Aires'
const fresh = firstEnd(undefined, today)

test('a new hold is of three days, one that is there begins as it stands', () => {
  expect(fresh).toMatchObject({ days: 3, begins: '2026-12-01T18:00' })
  const until = '2026-12-05T15:00:00.000Z'
  expect(firstEnd({ until }, today)).toMatchObject({ days: null, begins: until })
})

test('a press sets its day, and so does the same one after a change by hand', () => {
  const week = pressedEnd(fresh, 7, today)
  expect(week).toMatchObject({ days: 7, begins: '2026-12-05T18:00' })
  expect(pressedEnd(handEnd(week), 7, today)).toMatchObject({ days: 7, begins: '2026-12-05T18:00' })
  expect(pressedEnd(handEnd(week), 7, today).presses).not.toBe(week.presses)
})

test('a day that is changed by hand is no press any more, and the field keeps it', () => {
  const { presses, begins } = fresh
  expect(handEnd(fresh)).toEqual({ days: null, begins, presses })
})

test('who comes behind somebody sends the days of a press, and the day that they chose by hand', () => {
  expect(sentEnd(fresh, true, '', zone)).toEqual({ hours: 72 })
  expect(sentEnd(handEnd(fresh), true, '2026-12-10T11:30', zone)).toEqual({
    until: '2026-12-10T14:30:00.000Z',
  })
  expect(sentEnd(fresh, false, '2026-12-01T18:00', zone)).toEqual({ until: '2026-12-01T21:00:00.000Z' })
})

test.each(['', '2026-12-01', 'T18:00'])('without a day and an hour there is no end: %j', (clock) => {
  expect(sentEnd(fresh, false, clock, zone)).toBeNull()
})
