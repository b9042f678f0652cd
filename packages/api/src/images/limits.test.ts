import { expect, it } from 'vitest'
import { widthsFor } from './limits.ts'

it.each([
  ['its own width is kept', { width: 815, height: 1000 }, [320, 480, 720, 815]],
  ['a step that is nearly as wide is left out', { width: 1100, height: 800 }, [320, 480, 720, 1100]],
  [
    'a wide one is kept as wide as pages show it, and wider',
    { width: 4000, height: 2000 },
    [320, 480, 720, 1080, 1600, 2190, 3162],
  ],
  [
    'an upright one is bounded by its pixels',
    { width: 3000, height: 4000 },
    [320, 480, 720, 1080, 1341, 1936],
  ],
  [
    'between the two widest, its own width is the last',
    { width: 3000, height: 1500 },
    [320, 480, 720, 1080, 1600, 2190, 3000],
  ],
  ['a small one is kept as it is', { width: 320, height: 320 }, []],
  ['a long strip is too long for the formats', { width: 1000, height: 50_000 }, []],
])('%s: %o as %o', (_, picture, widths) => {
  expect(widthsFor(picture)).toEqual(widths)
})
