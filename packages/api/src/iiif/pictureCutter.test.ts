import { expect, it } from 'vitest'
import { readImageRequest } from './image/imageRequest.ts'
import { answerName } from './pictureCutter.ts'

/** A hundred million pixels. */
const full = { width: 10_000, height: 10_000 }
const picture = { folder: 'images', file: 'mural.jpg', full, master: { ...full, isTiled: true } } as const

/** The name of an answer to somebody who is sent so many pixels at once. */
function nameFor(asked: { region: string; size: string }, maxArea: number): string {
  const request = readImageRequest('3', { ...asked, rotation: '0', file: 'default.jpg' }, { full, maxArea })
  return answerName({ ...picture, maxArea, isEverybodys: true }, request)
}

it('does not keep the largest that the gallery is sent in the place of the largest that visitors are', () => {
  const most = { region: 'full', size: 'max' }
  expect(nameFor(most, 100_000_000)).not.toBe(nameFor(most, 24_000_000))
  const tile = { region: '0,0,512,512', size: '512,' }
  expect(nameFor(tile, 100_000_000)).toBe(nameFor(tile, 24_000_000))
})
