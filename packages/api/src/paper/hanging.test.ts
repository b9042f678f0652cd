import { describe, expect, test } from 'vitest'
import { hang } from './hanging.ts'

const works = [
  { height: 81, width: 55 },
  { height: 300, width: 100 },
]

describe('a wall', () => {
  test('is as long as its works need, which hang by their middles or stand above the floor', () => {
    const { length, hung, fits } = hang(works, { gap: 55, wall: undefined })
    expect(length).toBe(430)
    expect(fits).toBe(true)
    expect(hung).toMatchObject([
      { left: 110, right: 165, bottom: 109.5, top: 190.5 },
      { left: 220, right: 320, bottom: 15, top: 315 },
    ])
  })

  test('of a given length has them in its middle', () => {
    const { hung } = hang(works, { gap: 45, wall: 1000 })
    expect(hung[0]?.left).toBe(400)
    expect(hung[1]?.right).toBe(600)
  })

  test('that is too short says so', () => {
    expect(hang(works, { gap: 45, wall: 150 }).fits).toBe(false)
  })
})
