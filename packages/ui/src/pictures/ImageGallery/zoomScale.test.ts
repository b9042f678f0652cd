import { describe, expect, it } from 'vitest'
import {
  anchoredScroll,
  canStep,
  clampScale,
  lookOf,
  nearestOf,
  partSeen,
  scaleBar,
  scrollFor,
  stepScale,
  wholeIn,
} from './zoomScale.ts'

const window = { width: 1000, height: 800 }

describe('the scale', () => {
  it.each([
    [0.2, 1],
    [1, 1],
    [2.5, 2.5],
    [9, 4],
  ])('%d is held to %d', (asked, held) => {
    expect(clampScale(asked, 4)).toBe(held)
  })

  it('doubles and halves between the whole picture and the nearest', () => {
    expect(stepScale(1, 'in', 4)).toBe(2)
    expect(stepScale(3, 'in', 4)).toBe(4)
    expect(stepScale(3, 'out', 4)).toBe(1.5)
    expect(stepScale(1.2, 'out', 4)).toBe(1)
  })

  it.each([
    [1, 'out', false],
    [1, 'in', true],
    [4, 'in', false],
    [4, 'out', true],
  ] as const)('at %d a step %s changes something: %s', (scale, step, changes) => {
    expect(canStep(scale, step, 4)).toBe(changes)
  })

  it('ends where a pixel of the picture is one of the window', () => {
    expect(nearestOf(window, { width: 4600, height: 3000 })).toBe(5)
  })

  it('lets a small picture be seen at twice its size', () => {
    expect(nearestOf(window, { width: 300, height: 200 })).toBe(2)
  })
})

describe('the whole picture', () => {
  it('leaves air around it, by whichever side is shorter', () => {
    expect(wholeIn(window, { width: 2000, height: 1000 })).toEqual({ width: 920, height: 460 })
    expect(wholeIn(window, { width: 1000, height: 1000 })).toEqual({ width: 704, height: 704 })
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

describe('partSeen', () => {
  const picture = { width: 2000, height: 1000 }

  it('is all of a whole picture', () => {
    expect(partSeen(window, picture, 1, { left: 0, top: 0 })).toEqual({
      left: 0,
      top: 0,
      right: 1,
      bottom: 1,
    })
  })

  it('is the middle of one that was gone nearer to', () => {
    const { left, right, top, bottom } = partSeen(window, picture, 4, { left: 1500, top: 1200 })
    expect(left + right).toBeCloseTo(1)
    expect(top + bottom).toBeCloseTo(1)
    expect(right - left).toBeCloseTo(1000 / 3680)
  })
})

describe('scaleBar', () => {
  it.each([
    [55, 480, 10],
    [55, 1485, 5],
    [12, 600, 2],
    [540, 1300, 50],
  ])('a work of %d cm that is drawn %d px wide has one of %d cm', (across, drawn, centimetres) => {
    const bar = scaleBar(across, drawn)
    expect(bar?.centimetres).toBe(centimetres)
    expect(bar?.pixels).toBeCloseTo((centimetres * drawn) / across)
  })

  it('is left out where no length can be read', () => {
    expect(scaleBar(2, 900)).toBeNull()
    expect(scaleBar(4000, 900)).toBeNull()
  })
})

describe('where one looks', () => {
  const picture = { width: 600, height: 900 }

  it('is the middle of the whole picture', () => {
    expect(lookOf(window, picture, 1, { left: 0, top: 0 })).toEqual({ x: 0, y: 0 })
  })

  it('leads back to how far it was scrolled', () => {
    const scrolled = { left: 1_300, top: 210 }
    const back = scrollFor(window, picture, 3, lookOf(window, picture, 3, scrolled))
    expect(back.left).toBeCloseTo(scrolled.left)
    expect(back.top).toBeCloseTo(scrolled.top)
  })

  it('is the same corner in a picture of other proportions', () => {
    const corner = { x: -0.5, y: -0.5 }
    const seen = lookOf(
      window,
      { width: 900, height: 600 },
      2,
      scrollFor(window, { width: 900, height: 600 }, 2, corner)
    )
    expect(seen.x).toBeCloseTo(-0.5)
    expect(seen.y).toBeCloseTo(-0.5)
  })
})
