import { expect, it } from 'vitest'
import { slideSizes } from './slideSizes.ts'

it('follows the proportions of the picture', () => {
  expect(slideSizes(1600, 1000)).toBe(
    '(min-width: 1901px) 1064px, (min-width: 769px) calc(38.4vw + 334.4px), 89.6vw'
  )
})
