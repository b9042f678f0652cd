import { expect, test } from 'vitest'
import { switchedAlone } from './switchedAlone.ts'

test('of the pictures only the one that is switched says who sees it, each in its place', () => {
  expect(switchedAlone([3, 1, 2], 1, false)).toEqual([{ id: 3 }, { id: 1, shown: false }, { id: 2 }])
})
