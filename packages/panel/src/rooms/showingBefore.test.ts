import { expect, test } from 'vitest'
import { showingBefore } from './showingBefore.ts'

const shows = {
  ...{ state: true, size: true, technique: false, year: true },
  ...{ series: true, exhibitions: true, bibliography: true, note: true },
}
const room = { prices: 'now', shows, watched: true } as const

test.each([
  [{ shows: { technique: true } }, { shows: { technique: false } }],
  [{ prices: 'none' }, { prices: 'now' }],
  [{ watched: false }, { watched: true }],
] as const)('%j is taken back by %j, and nothing else is', (change, back) => {
  expect(showingBefore(room, change)).toEqual(back)
})
