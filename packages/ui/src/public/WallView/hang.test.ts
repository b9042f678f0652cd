import { describe, expect, it } from 'vitest'
import { hang, inTheMiddle } from './hang.ts'

describe('a wall', () => {
  it('hangs works by their middles at 150 cm, so far apart', () => {
    const { places, length } = hang(
      [
        { height: 80, width: 60 },
        { height: 100, width: 100 },
      ],
      55
    )
    expect(places).toEqual([
      { x: 110, bottom: 110, top: 190 },
      { x: 225, bottom: 100, top: 200 },
    ])
    expect(length).toBe(435)
  })

  it.each([
    [120, 235],
    [200, 270],
    [320, 355],
  ])('is high enough for a work of %d cm', (height, wall) => {
    expect(hang([{ height, width: 100 }], 55).height).toBe(wall)
  })

  it('stands what is too high to hang just above the floor', () => {
    expect(hang([{ height: 320, width: 540 }], 55).places[0]).toMatchObject({ bottom: 15, top: 335 })
  })

  it('knows which work is in the middle of what is seen, and the outer ones at its ends', () => {
    const works = [60, 60, 60, 60].map((width) => ({ height: 60, width }))
    const wall = hang(works, 55)
    const seen = (from: number, to: number) => inTheMiddle(wall, works, { from, to })
    expect([seen(0, 300), seen(20, 320), seen(150, 450), seen(wall.length - 300, wall.length)]).toEqual([
      0, 0, 1, 3,
    ])
    expect(seen(-200, wall.length + 200)).toBe(0)
  })

  it('has a bench in the middle, under a gap, where no work hangs low', () => {
    const small = { height: 60, width: 60 }
    const { bench, length } = hang([small, small, small, small, small], 55)
    expect(Math.abs((bench ?? 0) + 80 - length / 2)).toBeLessThan(60)
    expect(hang([small], 55).bench).toBeNull()
    expect(hang([{ height: 260, width: 300 }, small], 55).bench).toBeNull()
  })
})
