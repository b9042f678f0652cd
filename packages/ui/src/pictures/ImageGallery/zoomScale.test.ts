import { describe, expect, it } from 'vitest'
import { anchoredScroll, canStep, clampScale, stepScale } from './zoomScale.ts'

describe('the scale', () => {
  it.each([
    [0.2, 1],
    [1, 1],
    [2.5, 2.5],
    [9, 4],
  ])('%d is held to %d', (asked, held) => {
    expect(clampScale(asked)).toBe(held)
  })

  it('doubles and halves between the whole picture and four times as near', () => {
    expect(stepScale(1, 'in')).toBe(2)
    expect(stepScale(3, 'in')).toBe(4)
    expect(stepScale(3, 'out')).toBe(1.5)
    expect(stepScale(1.2, 'out')).toBe(1)
  })

  it.each([
    [1, 'out', false],
    [1, 'in', true],
    [4, 'in', false],
    [4, 'out', true],
  ] as const)('at %d a step %s changes something: %s', (scale, step, changes) => {
    expect(canStep(scale, step)).toBe(changes)
  })
})

describe('anchoredScroll', () => {
  it('keeps what is under the point', () => {
    // 100px into the picture at scale 1 are 200px at scale 2.
    expect(anchoredScroll(0, 100, 1, 2)).toBe(100)
    expect(anchoredScroll(100, 100, 2, 1)).toBe(0)
    expect(anchoredScroll(50, 0, 2, 4)).toBe(100)
  })
})
