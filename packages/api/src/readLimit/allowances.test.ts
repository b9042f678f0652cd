import { expect, it } from 'vitest'
import { allowances } from './allowances.ts'

function at(start = 0) {
  const clock = { now: start }
  return { clock, take: allowances({ burst: 10, perSecond: 2 }, () => clock.now) }
}

it('lets a visitor ask a burst, then says how long to wait', () => {
  const { take } = at()
  for (let turn = 0; turn < 10; turn += 1) expect(take('ana', 1)).toBe(0)
  expect(take('ana', 1)).toBe(1)
  expect(take('ana', 4)).toBe(2)
})

it('takes nothing from who is refused, and gives back with time, up to the burst', () => {
  const { clock, take } = at()
  expect(take('ana', 10)).toBe(0)
  clock.now = 1_000
  expect(take('ana', 4)).toBe(1)
  expect(take('ana', 2)).toBe(0)
  clock.now = 1_000_000
  expect(take('ana', 10)).toBe(0)
  expect(take('ana', 1)).toBe(1)
})

it('counts each visitor by themselves', () => {
  const { take } = at()
  expect(take('ana', 10)).toBe(0)
  expect(take('bruno', 10)).toBe(0)
})
