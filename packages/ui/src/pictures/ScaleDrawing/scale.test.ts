import { expect, test } from 'vitest'
import { scaleOf } from './scale.ts'

test('a work hangs with its middle at 150 cm', () => {
  const scale = scaleOf(80, 60)
  expect(scale?.work).toEqual({ x: 0, y: 0, width: 60, height: 80 })
  expect(scale?.height).toBe(190)
})

test('a small work hangs beside the head of the figure, which then sets the height', () => {
  expect(scaleOf(20, 20)).toMatchObject({ height: 170, work: { y: 10 } })
})

test('what is higher than twice that stands on the floor', () => {
  expect(scaleOf(380, 100)).toMatchObject({ height: 380, work: { y: 0, height: 380 } })
})

test.each([
  ['no height', null, 50],
  ['no width', 50, undefined],
  ['nothing', 0, 0],
  ['a wall', 401, 50],
])('%s has no drawing', (_what, height, width) => {
  expect(scaleOf(height, width)).toBeNull()
})
