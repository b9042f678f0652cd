import { expect, test } from 'vitest'
import { landing, monthMove, stepBeyond } from './monthMove.ts'

/** Three weeks: x can be stood on. */
const open = ['.xx.x..', 'x...x..', '.x.....'].map((week) => [...week].map((day) => day === 'x'))
const from = (row: number, column: number, key: string, ctrl = false) => {
  const to = monthMove(open, { row, column }, key, ctrl)
  return to && [to.row, to.column]
}

test.each([
  ['to the day after', 0, 1, 'ArrowRight', [0, 2]],
  ['over what is closed', 0, 2, 'ArrowRight', [0, 4]],
  ['over the end of a week', 0, 4, 'ArrowRight', [1, 0]],
  ['back over it', 1, 0, 'ArrowLeft', [0, 4]],
  ['not beyond the last', 2, 1, 'ArrowRight', null],
  ['not beyond the first', 0, 1, 'ArrowLeft', null],
  ['down a week', 0, 4, 'ArrowDown', [1, 4]],
  ['over a week that is closed then', 0, 1, 'ArrowDown', [2, 1]],
  ['up again', 2, 1, 'ArrowUp', [0, 1]],
  ['to the first of the week', 1, 4, 'Home', [1, 0]],
  ['to the last of the week', 0, 1, 'End', [0, 4]],
  ['by no other key', 0, 1, 'a', null],
] as const)('%s', (_what, row, column, key, to) => {
  expect(from(row, column, key)).toEqual(to)
})

test('with Ctrl to the ends of all', () => {
  expect([from(1, 4, 'Home', true), from(1, 4, 'End', true)]).toEqual([
    [0, 1],
    [2, 1],
  ])
})

test('who leaves a month lands on the nearest day of the next in that direction', () => {
  const days = ['2026-12-01', '2026-12-11', '2026-12-24']
  expect(landing(days, '2026-11-27', 1)).toBe('2026-12-01')
  expect(landing(days, '2026-11-27', 28)).toBe('2026-12-24')
  expect(landing(days, '2026-12-24', -28)).toBe('2026-12-01')
  // None lies ahead: the nearest of all.
  expect(landing(days, '2026-12-24', 28)).toBe('2026-12-24')
  expect(landing([], '2026-12-24', 28)).toBeUndefined()
  expect([stepBeyond('PageDown'), stepBeyond('Home')]).toEqual([28, undefined])
})
