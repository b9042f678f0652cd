import { expect, test } from 'vitest'
import { inkStep } from './inkStep.ts'

test('an hour is drawn in one of five steps', () => {
  expect([0, 0.49, 0.5, 0.65, 0.8, 0.94, 0.95, 1, 1.2].map(inkStep)).toEqual([
    ...[2, 2, 14, 30, 72, 72, 100, 100, 100],
  ])
})
