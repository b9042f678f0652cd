import { describe, expect, it } from 'vitest'
import { fileOf } from './fileOf.ts'

const picture = {
  src: '/a.png',
  alt: '',
  width: 2000,
  height: 1000,
  sources: [
    { type: 'image/avif', srcSet: '/a-480.avif 480w' },
    { type: 'image/webp', srcSet: '/a-480.webp 480w, /a-960.webp 960w' },
  ],
}

describe('fileOf', () => {
  it.each([
    [200, '/a-480.webp'],
    [481, '/a-960.webp'],
    [5000, '/a-960.webp'],
  ])('for %d pixels takes the smallest that has them', (across, file) => {
    expect(fileOf(picture, across)).toBe(file)
  })

  it('takes the original where there is no other', () => {
    expect(fileOf({ ...picture, sources: [] }, 200)).toBe('/a.png')
  })
})
